/** What a route hands to a thread. */
export interface Call {
  /** Of the route, behind the slug. */
  readonly path: string;
  readonly body: object;
  /** The seed that counts, whether the body has one or not. */
  readonly seed: number;
}

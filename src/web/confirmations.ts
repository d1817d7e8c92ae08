/** The confirmation of addresses, as the page for it takes part in it. */
export interface Confirmations {
  /** Spends the token of a link; undefined when it was spent, is too old or never was. */
  confirm(token: string): Promise<Confirmed | undefined>;
}

export interface Confirmed {
  readonly email: string;
  /** What the cookie of the new session holds. */
  readonly session: string;
  /** How long it lasts from now. */
  readonly seconds: number;
}

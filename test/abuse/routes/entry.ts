/** Names of what a family's `prepare` made for a tenant, such as the id of a job. */
export type Made = Readonly<Record<string, string>>;

/** Calls the server for a tenant with the key that the path asks for; throws on anything but a 2xx. */
export type PreparingCall = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<Record<string, unknown>>;

/** How the kit reaches one operation; an operation without parameters and body needs none of it. */
export interface RouteEntry {
  /** Stands in for the parameters of the path. */
  readonly path?: (made: Made) => Readonly<Record<string, string>>;
  /** Parameters of a query that is answered by a 2xx. */
  readonly query?: (made: Made) => Readonly<Record<string, string>>;
  /** Fields that a body needs to get past the look-ups; the schema gives the others. */
  readonly body?: (made: Made) => Readonly<Record<string, unknown>>;
  /** The most expensive valid input: a body, or a query where the operation has none. */
  readonly costly?: (made: Made) => unknown;
  /** Bodies that JSON cannot say. */
  readonly others?: readonly OtherBody[];
}

/** Bytes of another media type that fill a limit. */
export interface OtherBody {
  readonly kind: string;
  readonly contentType: string;
  fill(bytesMax: number): Buffer;
}

/** One family or backend: what its routes need to exist, and an entry for each of its operations. */
export interface FamilyEntries {
  readonly prepare?: (call: PreparingCall) => Promise<Made>;
  /** By operationId. */
  readonly routes: Readonly<Record<string, RouteEntry>>;
}

/**
 * Work of a part that runs on threads. Input and output cross threads by structured clone: plain
 * data only, and a Buffer arrives as a Uint8Array.
 */
export interface Task<Input = never, Output = unknown> {
  /** The folder below the root whose `tasks.ts` declares it. */
  readonly part: string;
  readonly name: string;
  /** Imports the engine; only threads call it. */
  readonly load: () => Promise<(input: Input) => Output | Promise<Output>>;
}

/** A service of a part that keeps its state on a thread of its own. */
export interface Dedicated<Settings = never, Service = unknown> {
  readonly part: string;
  readonly name: string;
  /** Imports what makes the service; only threads call it. */
  readonly load: () => Promise<(settings: Settings) => Service | Promise<Service>>;
}

/** What a dedicated service may do beside the methods that it is called for. */
export interface DedicatedService {
  /**
   * Works in the background until `isOver` or the end and answers whether there is more to do at
   * once. Asked after calls and once a second while it answers false; what it throws is reported.
   */
  work?(isOver: () => boolean): boolean | Promise<boolean>;
  /** Finishes what must not be lost; the thread ends afterwards. */
  close?(): void | Promise<void>;
}

type Loaders<Result> = Readonly<Record<string, () => Promise<(input: never) => Result>>>;
type Loaded<Loader extends () => Promise<unknown>> = Awaited<ReturnType<Loader>>;
/** What a function takes and answers. */
export type InputOf<Call> = Call extends (...inputs: infer Inputs extends unknown[]) => unknown
  ? Inputs[0]
  : never;
export type OutputOf<Call> = Call extends (...inputs: never) => infer Output
  ? Awaited<Output>
  : never;

/** The tasks of a part, as its `tasks.ts` exports them by the name `tasks`. */
export function defineTasks<Declared extends Loaders<unknown>>(
  part: string,
  loaders: Declared,
): {
  readonly [Name in keyof Declared]: Task<
    InputOf<Loaded<Declared[Name]>>,
    OutputOf<Loaded<Declared[Name]>>
  >;
} {
  return define(part, loaders);
}

/** The dedicated services of a part, as its `tasks.ts` exports them by the name `dedicated`. */
export function defineDedicated<
  Declared extends Loaders<DedicatedService | Promise<DedicatedService>>,
>(
  part: string,
  loaders: Declared,
): {
  readonly [Name in keyof Declared]: Dedicated<
    InputOf<Loaded<Declared[Name]>>,
    OutputOf<Loaded<Declared[Name]>>
  >;
} {
  return define(part, loaders);
}

const PART = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

function define<Defined>(part: string, loaders: Loaders<unknown>): Defined {
  if (!PART.test(part)) throw new Error(`${part} is no folder of a part`);
  const entries = Object.entries(loaders).map(([name, load]) => [name, { part, name, load }]);
  // A reference says by its types what its loader answers.
  return Object.fromEntries(entries) as Defined;
}

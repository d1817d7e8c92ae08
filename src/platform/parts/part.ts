import type { Settings, Variables } from "../config/variables.js";
import type { SecretKind } from "./secret-kind.js";
import type { StoredKind } from "./stored-kind.js";
import type { Work } from "./work.js";

/**
 * Everything that parts of the house give each other, by name. Each part adds its own entry beside
 * its declaration, so that no list of parts exists anywhere.
 */
// biome-ignore lint/suspicious/noEmptyInterface: parts add their entries from their own folders
export interface Parts {}

export type PartName = keyof Parts & string;

/** The parts that something asked for in its `needs`. */
export type Needed<Name extends PartName> = Pick<Parts, Name>;

/** Something that runs again and again with what a part or a feature asked for. */
export interface ScheduledWork<Input extends unknown[]> extends Omit<Work, "run"> {
  run(...input: Input): Promise<unknown>;
}

/** What a part is, what it needs, and how it is made and ended. */
export interface Part<
  Name extends PartName = PartName,
  Needs extends PartName = PartName,
  Config extends Variables = Variables,
> {
  readonly name: Name;
  /** Made before it and ended after it. */
  readonly needs?: readonly Needs[];
  /** The configuration variables that it takes. */
  readonly config?: Config;
  /** The kinds of things that callers store in it, each with a quota in the configuration. */
  readonly stores?: readonly StoredKind[];
  /** The secrets that what it stores or signs depends on. */
  readonly secrets?: readonly SecretKind[];
  /** One readable line for each value that does not fit the others. */
  checkConfig?(settings: Settings<Config>): readonly string[];
  /** Runs from when the part is made until it ends. */
  readonly schedule?: readonly ScheduledWork<[part: Parts[Name]]>[];
  /** Made with the server and not at its first use, because something must run from then on. */
  readonly startsWithServer?: true;
  create(needed: Needed<Needs>, settings: Settings<Config>): Parts[Name] | Promise<Parts[Name]>;
  /** Ends it; what it needs still works. */
  close?(part: Parts[Name]): Promise<void>;
}

/** A declaration whose own types are forgotten, as loaders and the house hold it. */
// biome-ignore lint/suspicious/noExplicitAny: a part's own types are only known where it is declared
export type AnyPart = Part<any, any, any>;

/** Declares a part; its folder's `index.ts` exports it as `part`. */
export function definePart<
  const Name extends PartName,
  const Needs extends PartName = never,
  const Config extends Variables = Record<never, never>,
>(part: Part<Name, Needs, Config>): Part<Name, Needs, Config> {
  return part;
}

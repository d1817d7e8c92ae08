import { readFileSync } from "node:fs";

/**
 * A prompt and what a perfect reader makes of it. Keys of `may`, `free` and `within` are those of the fields that are
 * compared, as `flightFields` and its likes name them; questions are fields of the problem.
 */
export interface Entry {
  readonly id: string;
  readonly prompt: string;
  /** What the prompt says, without defaults. */
  readonly problem: object;
  /** Other problems that are as fair a reading. */
  readonly or?: readonly object[];
  /** Other values of a field that are as fair; null is its absence. */
  readonly may?: Readonly<Record<string, readonly (string | number | null)[]>>;
  /** Beginnings of keys that count neither way. */
  readonly free?: readonly string[];
  /** How far a number may be off, where another tolerance than a millionth holds. */
  readonly within?: Readonly<Record<string, number>>;
  /** A closed area may be any polygon about this circle. */
  readonly around?: { readonly lat: number; readonly lon: number; readonly nm: number };
  /** Another value than the first counts only with a word about it. */
  readonly said?: true;
  /** What has to be asked, each in one of several ways; `*` is any question, `said` any warning or assumption. */
  readonly ask?: readonly (readonly string[])[];
  /** Beginnings of fields that may be asked about; `*` is all. */
  readonly may_ask?: readonly string[];
  /** Whether the agent has to refuse; both are fair for `either`. */
  readonly refuse?: true | "either";
}

/** `held` prompts show what a reader makes of wordings that it was not tuned on; `known` ones are those it was. */
export const COLLECTIONS = ["known", "held"] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** The entries of a set, in the order of their file. */
export function readEntries(set: string, collection: Collection): readonly Entry[] {
  const folder = collection === "held" ? "held/" : "";
  const text = readFileSync(new URL(`${folder}${set}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);
}

import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";

/** An index, a range or a set, of numbers that are known. */
export type Selection = Place &
  (
    | { readonly kind: "one"; readonly at: bigint }
    | { readonly kind: "items"; readonly at: readonly bigint[] }
    | ({ readonly kind: "range" } & Partial<RangeOfNumbers>)
  );

export interface RangeOfNumbers {
  readonly first: bigint | undefined;
  readonly step: bigint | undefined;
  readonly last: bigint | undefined;
}

/** What an index picks of a register. */
export interface Picked {
  readonly items: readonly number[];
  /** One item by its number, and no register of one. */
  readonly isSingle: boolean;
}

/** A register by its name, for messages. */
export interface Source {
  readonly name: string;
  readonly items: readonly number[];
}

/** The items of a register at an index, a range or a set; indexes below 0 count from its end. */
export function pick(source: Source, selection: Selection): Picked {
  const { items } = source;
  const size = BigInt(items.length);
  const fromEnd = (at: bigint) => (at < 0n ? at + size : at);
  if (selection.kind === "one") {
    return { items: [itemAt(source, fromEnd(selection.at), selection)], isSingle: true };
  }
  const indexes =
    selection.kind === "range"
      ? indexesOf(source, selection, fromEnd)
      : selection.at.map((at) => fromEnd(at));
  if (indexes.length === 0) {
    refuse(selection, "index_out_of_range", {
      message: "these brackets pick nothing",
      hint: `the indexes are 0 to ${items.length - 1}, both ends of a range included`,
    });
  }
  const picked = indexes.map((at) => itemAt(source, at, selection));
  if (new Set(picked).size < picked.length) {
    refuse(selection, "duplicate_qubit", {
      message: "these brackets pick an item twice",
      hint: "write each index once",
    });
  }
  return { items: picked, isSingle: false };
}

function itemAt({ name, items }: Source, at: bigint, place: Place): number {
  const size = items.length;
  const item = at < BigInt(size) ? items[Number(at)] : undefined;
  if (item !== undefined) return item;
  const items_ = size === 1 ? "1 item" : `${size} items`;
  // What is below 0 here was counted from the end.
  const written = at < 0n ? at - BigInt(size) : at;
  const fromEnd = at < 0n ? `, or -${size} to -1 from the end` : "";
  return refuse(place, "index_out_of_range", {
    message: `the index ${shown(written)} is out of range of ${name}, which has ${items_}`,
    hint: size === 1 ? "the only index is 0" : `the indexes are 0 to ${size - 1}${fromEnd}`,
  });
}

/** A number for a message, which may have a thousand digits. */
function shown(value: bigint): string {
  const text = value.toString();
  return text.length > 20 ? `${text.slice(0, 20)}...` : text;
}

function indexesOf(
  source: Source,
  { first, step = 1n, last, ...place }: Extract<Selection, { kind: "range" }>,
  fromEnd: (at: bigint) => bigint,
): bigint[] {
  const { items } = source;
  const end = BigInt(items.length - 1);
  const begin = fromEnd(first ?? (step > 0n ? 0n : end));
  const finish = fromEnd(last ?? (step > 0n ? end : 0n));
  const count = countOf({ first: begin, step, last: finish }, place);
  // Of more numbers than items, one is out of range.
  if (count > BigInt(items.length)) itemAt(source, begin > finish ? begin : finish, place);
  return Array.from({ length: Number(count) }, (_, at) => begin + BigInt(at) * step);
}

/** How many numbers are in a range, both of whose ends are included. */
export function countOf(
  { first, step, last }: { readonly first: bigint; readonly step: bigint; readonly last: bigint },
  place: Place,
): bigint {
  if (step === 0n) {
    refuse(place, "bad_size", {
      message: "the step of this range is 0",
      hint: "step by 1 or more",
    });
  }
  if (step > 0n ? last < first : last > first) return 0n;
  return (last - first) / step + 1n;
}

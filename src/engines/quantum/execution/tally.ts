import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Distribution, OutcomeLimits } from "../simulator/simulator.js";
import type { Leaf } from "./branches.js";
import type { Machine } from "./machine.js";
import { OutcomeTable } from "./outcome-table.js";
import type { Program } from "./program.js";
import { flipReadout, mixReadout } from "./readout.js";

/** How outcomes are listed: all, or the likeliest where there are more. */
export const LISTED: OutcomeLimits = { all: 4_096, top: 64 };

/** Outcomes that are asked of a state whose bits others share, so that their sums can be compared. */
const WIDE = 65_536;
/** Characters that those outcomes may have together. */
const WIDE_CHARACTERS = 2 ** 24;
/** A state with less left over has told all of its outcomes. */
const REST_MAX = 1e-9;

/** What the bits say at the ends of all ways through a program. */
export class Tally {
  readonly #program: Program;
  readonly #machine: Machine;
  readonly #random: Random;
  readonly #table = new OutcomeTable();
  readonly #counts = new Map<string, number>();
  /** Of the leaf before: its bits, and what became of its outcomes. */
  #textsOf = "";
  readonly #texts = new Map<string, string>();
  /** By the bits of leaves that may share them: how many they are, and whether some outcomes are missing. */
  readonly #shared = new Map<string, { leaves: number; isIncomplete: boolean }>();

  constructor(program: Program, machine: Machine, random: Random) {
    this.#program = program;
    this.#machine = machine;
    this.#random = random;
  }

  /** Adds what a measurement at the end of this way gives. */
  add(leaf: Leaf): void {
    const { simulator, bits, weight, isAlone } = leaf;
    const limits = isAlone ? this.#limitsOfAlone() : this.#limitsOfShared();
    const found = simulator.distribution(this.#program.measured, limits);
    if (!isAlone) this.#note(bits, found);
    const { readout } = this.#machine;
    const { records } = this.#program;
    const recorded = this.#recorded(found.outcomes);
    const read = readout > 0 ? mixReadout(recorded, records.length, readout) : recorded;
    const outcomeOf = this.#outcomesOf(bits);
    for (const [text, probability] of read) {
      this.#table.add(outcomeOf(text), weight * probability);
    }
    this.#table.addRest(weight * found.restMass);
    if (leaf.shots > 0) this.#draw(leaf);
  }

  /** Adds what came up in the shots of this way, which each have its weight divided by their number. */
  addDrawn(leaf: Leaf): void {
    for (const [outcome, count] of this.#draw(leaf)) {
      this.#table.add(outcome, (leaf.weight * count) / leaf.shots);
    }
  }

  #draw({ simulator, bits, shots }: Leaf): Map<string, number> {
    const { readout } = this.#machine;
    const drawn = this.#recorded(simulator.sample(this.#program.measured, shots, this.#random));
    const read = readout > 0 ? flipReadout(drawn, readout, this.#random) : drawn;
    const outcomeOf = this.#outcomesOf(bits);
    const found = new Map([...read].map(([text, count]) => [outcomeOf(text), count]));
    for (const [outcome, count] of found) {
      this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + count);
    }
    return found;
  }

  /** Where not all outcomes will be listed, none but the likeliest of these can be. */
  #limitsOfAlone(): OutcomeLimits {
    return this.#table.size > LISTED.all ? { all: LISTED.top, top: LISTED.top } : LISTED;
  }

  /** A matrix product state searches for outcomes one by one, and has no more to tell at a bearable cost. */
  #limitsOfShared(): OutcomeLimits {
    if (this.#machine.engine === "mps") return LISTED;
    const most = Math.floor(WIDE_CHARACTERS / Math.max(1, this.#program.measured.length));
    const wide = Math.max(LISTED.all, Math.min(WIDE, most));
    return { all: wide, top: wide };
  }

  #note(bits: Uint8Array, { restMass }: Distribution): void {
    const key = bits.join("");
    const group = this.#shared.get(key) ?? { leaves: 0, isIncomplete: false };
    group.leaves += 1;
    group.isIncomplete ||= restMass > REST_MAX;
    this.#shared.set(key, group);
  }

  /** From a character for each measured qubit to one for each record. */
  #recorded(outcomes: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    const { records, measured } = this.#program;
    const places = new Map(measured.map((qubit, place) => [qubit, place]));
    if (records.every(({ qubit }, at) => places.get(qubit) === at)) return outcomes;
    const order = records.map(({ qubit }) => places.get(qubit) ?? 0);
    return new Map(
      [...outcomes].map(([text, value]) => [order.map((at) => text.charAt(at)).join(""), value]),
    );
  }

  /**
   * Turns what is recorded at the end into all bits as text, the highest first. Texts are kept, as leaves with the same
   * bits often follow each other.
   */
  #outcomesOf(bits: Uint8Array): (recorded: string) => string {
    const key = bits.join("");
    if (key !== this.#textsOf || this.#texts.size > WIDE) this.#texts.clear();
    this.#textsOf = key;
    return (recorded) => {
      const known = this.#texts.get(recorded);
      if (known !== undefined) return known;
      const text = this.#textOf(bits, recorded);
      this.#texts.set(recorded, text);
      return text;
    };
  }

  #textOf(bits: Uint8Array, recorded: string): string {
    const { width, records, recordsNothing } = this.#program;
    const digits = new Array<number | string>(width).fill(0);
    if (!recordsNothing) for (const [bit, value] of bits.entries()) digits[width - 1 - bit] = value;
    for (const [at, { clbit }] of records.entries()) {
      digits[width - 1 - clbit] = recorded.charAt(at);
    }
    return digits.join("");
  }

  probabilities(): Distribution {
    return this.#table.list(LISTED);
  }

  /** The outcomes of all shots, the most frequent first. */
  counts(): Map<string, number> {
    return new Map([...this.#counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
  }

  /** Whether outcomes that are not listed may be likelier than some that are. */
  get isUncertain(): boolean {
    const groups = [...this.#shared.values()];
    const isMissing = groups.some(({ leaves, isIncomplete }) => leaves > 1 && isIncomplete);
    return isMissing || (groups.length > 0 && this.#table.isPruned);
  }
}

import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";

const LINES_MAX = 200_000;

/** The lines of a program that is being written, with their indentation. */
export class Text {
  private readonly lines: string[] = [];
  private depth = 0;
  /** Where what is written was read. */
  place: Place = { line: 1, column: 1 };

  add(line: string): void {
    if (this.lines.length >= LINES_MAX) {
      refuse(this.place, "too_many_operations", {
        message: `the program would have over ${LINES_MAX} lines`,
        hint: "make the circuit smaller, or keep its gates",
      });
    }
    this.lines.push("  ".repeat(this.depth) + line);
  }

  /** Adds what `work` adds, one level further in. */
  indented(work: () => void): void {
    this.depth += 1;
    work();
    this.depth -= 1;
  }

  toString(): string {
    return this.lines.map((line) => `${line}\n`).join("");
  }
}

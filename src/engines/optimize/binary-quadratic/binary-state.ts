import type { BinaryModel } from "./binary-model.js";

/** An assignment of a model, with what each flip would change. */
export class BinaryState {
  readonly values: Uint8Array;
  /** How the energy changes when a variable is flipped. */
  readonly changes: Float64Array;
  energy = 0;

  constructor(readonly model: BinaryModel) {
    this.values = new Uint8Array(model.size);
    this.changes = new Float64Array(model.size);
    this.assign(this.values);
  }

  /** Takes an assignment, and computes all anew from it. */
  assign(values: ArrayLike<number>): void {
    const { size, linear, starts, columns, weights } = this.model;
    this.values.set(values);
    this.energy = 0;
    for (let row = 0; row < size; row += 1) {
      let field = 0;
      const end = starts[row + 1] as number;
      for (let entry = starts[row] as number; entry < end; entry += 1) {
        if (this.values[columns[entry] as number] === 1) field += weights[entry] as number;
      }
      const own = linear[row] as number;
      if (this.values[row] === 1) this.energy += own + field / 2;
      this.changes[row] = this.values[row] === 1 ? -(own + field) : own + field;
    }
  }

  flip(variable: number): void {
    const { starts, columns, weights } = this.model;
    const { values, changes } = this;
    const own = changes[variable] as number;
    this.energy += own;
    changes[variable] = -own;
    const sign = 1 - 2 * (values[variable] as number);
    values[variable] = 1 - (values[variable] as number);
    const end = starts[variable + 1] as number;
    for (let entry = starts[variable] as number; entry < end; entry += 1) {
      const column = columns[entry] as number;
      const change = sign * (1 - 2 * (values[column] as number)) * (weights[entry] as number);
      changes[column] = (changes[column] as number) + change;
    }
  }
}

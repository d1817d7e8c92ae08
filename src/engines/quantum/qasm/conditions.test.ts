import { describe, expect, it } from "vitest";
import { holds } from "../circuit/holds.js";
import { readQasm } from "./read-qasm.js";
import { writeQasm } from "./write-qasm.js";

const COMPARISONS = {
  "==": (left: bigint, right: bigint) => left === right,
  "!=": (left: bigint, right: bigint) => left !== right,
  "<": (left: bigint, right: bigint) => left < right,
  "<=": (left: bigint, right: bigint) => left <= right,
  ">": (left: bigint, right: bigint) => left > right,
  ">=": (left: bigint, right: bigint) => left >= right,
};

/** At which values of its bits the condition of a program's only if is true. */
function valuesWhere(source: string, size: number): readonly number[] {
  const { circuit, errors } = readQasm(source);
  expect(errors).toBeUndefined();
  const own = circuit?.instructions.find(({ kind }) => kind !== "measure");
  return Array.from({ length: 2 ** size }, (_, value) => value).filter((value) => {
    if (own?.kind !== "if") return own !== undefined;
    return holds(
      own.condition,
      Uint8Array.from({ length: size }, (_, at) => (value >> at) & 1),
    );
  });
}

/** A type, the size of the register that is cast to it, and the value that the bits then have. */
const CASTS: readonly (readonly [type: string, size: number, read: (bits: bigint) => bigint])[] = [
  ...[1, 2, 3, 4].map(
    (size) => [`int[${size}]`, size, (bits: bigint) => BigInt.asIntN(size, bits)] as const,
  ),
  ["int[4]", 3, (bits) => bits],
  ["int", 3, (bits) => bits],
  ["uint[3]", 3, (bits) => bits],
  ["uint[4]", 3, (bits) => bits],
  ["uint", 3, (bits) => bits],
  ["bit[3]", 3, (bits) => bits],
];

describe("a condition of a cast", () => {
  describe.each(CASTS)("to %s of %i bits", (type, size, read) => {
    const values = Array.from({ length: 2 ** size }, (_, value) => value);
    const constants = Array.from({ length: 2 ** (size + 2) + 1 }, (_, at) => at - 2 ** (size + 1));
    const head = `OPENQASM 3.0;\nqubit q; bit[${size}] c;\n`;

    it.each(Object.entries(COMPARISONS))("compares by %s as integers do", (operator, compare) => {
      for (const constant of constants) {
        const right = BigInt(constant);
        const isTrue = (value: number) => compare(read(BigInt(value)), right);
        const isTrueMirrored = (value: number) => compare(right, read(BigInt(value)));
        const source = `${head}if (${type}(c) ${operator} ${constant}) U(pi, 0, pi) q;`;
        expect(valuesWhere(source, size), source).toEqual(values.filter(isTrue));
        const mirrored = `${head}if (${constant} ${operator} ${type}(c)) U(pi, 0, pi) q;`;
        expect(valuesWhere(mirrored, size), mirrored).toEqual(values.filter(isTrueMirrored));
      }
    });

    it("is true but for 0", () => {
      const source = `${head}if (${type}(c)) U(pi, 0, pi) q;`;
      expect(valuesWhere(source, size)).toEqual(values.slice(1));
    });
  });

  it.each(["int[2](c) < 0", "int[2](c) >= -1", "int[2](c) <= 0", "!(int[2](c) > -2)"])(
    "%s is the same when it is written and read again",
    (condition) => {
      const source = `OPENQASM 3.0;\nqubit q; bit[2] c;\nif (${condition}) U(pi, 0, pi) q;`;
      const { circuit } = readQasm(source);
      const written = circuit && writeQasm(circuit, { version: 3 });
      expect(valuesWhere(written?.qasm ?? "", 2)).toEqual(valuesWhere(source, 2));
    },
  );
});

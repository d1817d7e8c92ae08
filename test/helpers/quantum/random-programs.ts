import fc from "fast-check";
import type {
  Circuit,
  Condition,
  GateCall,
  Instruction,
} from "../../../src/engines/quantum/circuit/circuit.js";
import { gate } from "./gate-steps.js";
import { places } from "./random-circuits.js";

const PLACE = { line: 1, column: 1 };

/** How many qubits and angles each of some gates has. */
const ANY_GATES = {
  h: [1, 0],
  t: [1, 0],
  x: [1, 0],
  rx: [1, 1],
  ry: [1, 1],
  cx: [2, 0],
  cp: [2, 1],
  swap: [2, 0],
  ccx: [3, 0],
} as const;
const CLIFFORD_GATES = { h: [1, 0], s: [1, 0], x: [1, 0], cx: [2, 0], cz: [2, 0] } as const;
type Gates = Readonly<Record<string, readonly [qubits: number, angles: number]>>;

/** Circuits with gates, measurements, resets, barriers and nested conditionals. */
export const anyProgram = programOf(ANY_GATES);
export const cliffordProgram = programOf(CLIFFORD_GATES);

function programOf(gates: Gates): fc.Arbitrary<Circuit> {
  return fc
    .record({ qubits: fc.integer({ min: 3, max: 4 }), clbits: fc.integer({ min: 1, max: 4 }) })
    .chain(({ qubits, clbits }) =>
      fc
        .array(instruction(gates, { qubits, clbits }, 2), { maxLength: 14 })
        .map((instructions) => circuitWith(qubits, clbits, instructions)),
    );
}

/** A circuit of one register of each kind. */
export function circuitWith(
  qubits: number,
  clbits: number,
  instructions: readonly Instruction[],
): Circuit {
  return {
    version: 3,
    qubits,
    clbits,
    qubitRegisters: [{ name: "q", start: 0, size: qubits }],
    bitRegisters: [{ name: "c", start: 0, size: clbits }],
    instructions,
  };
}

export function call(name: string, qubits: readonly number[], ...params: number[]): GateCall {
  return { kind: "gate", name, params, qubits, steps: gate(name, qubits, ...params), ...PLACE };
}

export function measure(qubit: number, clbit: number | undefined): Instruction {
  return { kind: "measure", qubit, clbit, ...PLACE };
}

/** One branch where a bit is 1, and the other where it is 0. */
export function whenSet(
  bit: number,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
): Instruction {
  const asked = { kind: "compare", bits: [bit], operator: "==", value: 1n } as const;
  return { kind: "if", condition: asked, then, otherwise, ...PLACE };
}

interface Size {
  readonly qubits: number;
  readonly clbits: number;
}

function instruction(gates: Gates, size: Size, nesting: number): fc.Arbitrary<Instruction> {
  const angle = fc.double({ min: -3, max: 3, noNaN: true });
  const calls = fc
    .tuple(fc.constantFrom(...Object.keys(gates)), places(size.qubits), angle)
    .map(([name, order, value]): Instruction => {
      const [qubits = 1, angles = 0] = gates[name] ?? [];
      return call(name, order.slice(0, qubits), ...[value].slice(0, angles));
    });
  const qubit = fc.nat(size.qubits - 1);
  const clbit = fc.nat(size.clbits - 1);
  const simple = fc.oneof(
    { weight: 4, arbitrary: calls },
    { weight: 3, arbitrary: fc.tuple(qubit, clbit).map(([from, to]) => measure(from, to)) },
    { weight: 1, arbitrary: qubit.map((from) => measure(from, undefined)) },
    {
      weight: 1,
      arbitrary: qubit.map((of): Instruction => ({ kind: "reset", qubit: of, ...PLACE })),
    },
    {
      weight: 1,
      arbitrary: places(size.qubits).map(
        (qubits): Instruction => ({ kind: "barrier", qubits, ...PLACE }),
      ),
    },
  );
  if (nesting === 0) return simple;
  const body = fc.array(instruction(gates, size, nesting - 1), { maxLength: 3 });
  const conditional = fc.tuple(condition(size.clbits, 2), body, body).map(
    ([asked, then, otherwise]): Instruction => ({
      kind: "if",
      condition: asked,
      then,
      otherwise,
      ...PLACE,
    }),
  );
  return fc.oneof({ weight: 5, arbitrary: simple }, { weight: 1, arbitrary: conditional });
}

function condition(clbits: number, nesting: number): fc.Arbitrary<Condition> {
  const compare = fc.record({
    kind: fc.constant("compare" as const),
    bits: places(clbits).chain((order) =>
      fc.integer({ min: 1, max: clbits }).map((count) => order.slice(0, count)),
    ),
    operator: fc.constantFrom("==", "!=", "<", "<=", ">", ">="),
    value: fc.bigInt(0n, 17n),
  });
  if (nesting === 0) return compare;
  const inner = condition(clbits, nesting - 1);
  return fc.oneof(
    { weight: 3, arbitrary: compare },
    { weight: 1, arbitrary: inner.map((of): Condition => ({ kind: "not", of })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("and" as const, "or" as const), fc.tuple(inner, inner))
        .map(([kind, of]): Condition => ({ kind, of })),
    },
  );
}

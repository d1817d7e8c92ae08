import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  HEAD_2,
  HEAD_3,
  readProgram as read,
} from "../../../../test/helpers/quantum/read-program.js";
import {
  distanceOf,
  probabilitiesOf,
  unitaryOf,
} from "../../../../test/helpers/quantum/reference-simulator.js";
import type { Circuit } from "../circuit/circuit.js";
import { STANDARD_GATES } from "../gates/standard-gates.js";
import { type WriteOptions, writeQasm } from "./write-qasm.js";

const write = (circuit: Circuit, options: WriteOptions): string => {
  const { qasm, errors } = writeQasm(circuit, options);
  expect(errors).toBeUndefined();
  return qasm ?? "";
};

const OPTIONS: readonly WriteOptions[] = [
  { version: 2 },
  { version: 3 },
  { version: 2, basis: "u3+cx" },
  { version: 3, basis: "u3+cx" },
];

const QUBITS = 5;
const angle = fc.oneof(
  fc.double({ min: -7, max: 7, noNaN: true }),
  fc.integer({ min: -8, max: 8 }).map((eighths) => (eighths * Math.PI) / 8),
);
const number = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));
const qubits = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: QUBITS, maxLength: QUBITS });
const gatesOf = (...libraries: readonly string[]) =>
  STANDARD_GATES.filter((gate) => gate.libraries.some((library) => libraries.includes(library)));

/** Calls such as `cu(0.1, 0.2, 0.3, 0.4) q[3], q[1];`. */
const callsOf = (...libraries: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...gatesOf(...libraries)), qubits, fc.tuple(angle, angle, angle, angle))
    .map(([gate, order, angles]) => {
      const params = angles.slice(0, gate.params).map(number).join();
      const operands = order.slice(0, gate.qubits).map((qubit) => `q[${qubit}]`);
      return `${gate.name}${params === "" ? "" : `(${params})`} ${operands.join()};`;
    });
const modifiedCalls = fc
  .tuple(
    fc.array(fc.constantFrom("ctrl", "negctrl", "inv", "pow(2)", "pow(-3)"), { maxLength: 4 }),
    fc.constantFrom(...gatesOf("stdgates", "builtin3")),
    qubits,
    fc.tuple(angle, angle, angle, angle),
  )
  .map(([modifiers, gate, order, angles]) => {
    const controls = modifiers.filter((modifier) => modifier.endsWith("ctrl")).length;
    const fits = controls + gate.qubits <= QUBITS ? modifiers : [];
    const count = (fits === modifiers ? controls : 0) + gate.qubits;
    const params = angles.slice(0, gate.params).map(number).join();
    const operands = order.slice(0, count).map((qubit) => `q[${qubit}]`);
    const prefix = fits.map((modifier) => `${modifier} @ `).join("");
    return `${prefix}${gate.name}${params === "" ? "" : `(${params})`} ${operands.join()};`;
  });
const program2 = fc
  .array(callsOf("builtin2", "qelib1", "custom"), { minLength: 1, maxLength: 6 })
  .map((calls) => `${HEAD_2}qreg q[${QUBITS}];\n${calls.join("\n")}\n`);
const program3 = fc
  .array(modifiedCalls, { minLength: 1, maxLength: 5 })
  .map((calls) => `${HEAD_3}qubit[${QUBITS}] q;\n${calls.join("\n")}\n`);

describe("writeQasm", () => {
  it.each(OPTIONS)("keeps the unitary of random circuits, as %j", (options) => {
    fc.assert(
      fc.property(fc.oneof(program2, program3), (source) => {
        const circuit = read(source);
        const again = read(write(circuit, options));
        expect(again.version).toBe(options.version);
        const distance = distanceOf(unitaryOf(circuit), unitaryOf(again), { upToPhase: true });
        expect(distance).toBeLessThan(1e-9);
      }),
      { numRuns: 150 },
    );
  });

  it.each(OPTIONS.filter(({ basis }) => basis))("writes u3 and cx alone, as %j", (options) => {
    fc.assert(
      fc.property(program3, (source) => {
        const { instructions } = read(write(read(source), options));
        const names = instructions.map((one) => (one.kind === "gate" ? one.name : one.kind));
        expect(names.filter((name) => name !== "u3" && name !== "cx")).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps the outcomes of circuits with measurements and conditions", () => {
    const source = `${HEAD_3}qubit[3] q; bit[2] c; bit[1] d;
      h q[0]; cx q[0], q[1]; ry(0.7) q[2];
      c = measure q[0:1];
      if (c == 3) { x q[2]; rz(0.3) q[0]; } else { h q[2]; }
      if (c[0] && !(c[1] == 0)) { reset q[1]; h q[1]; }
      if (c > 0) { d[0] = measure q[2]; } else { x q[0]; d[0] = measure q[0]; }
      if (d[0]) { if (c[1]) { h q[0]; } }
      c[0] = measure q[0];`;
    const expected = probabilitiesOf(read(source));
    const [two, three] = [2, 3] as const;
    const written = read(write(read(source), { version: three }));
    expectSame(probabilitiesOf(written), expected);
    const basis = read(write(read(source), { version: three, basis: "u3+cx" }));
    expectSame(probabilitiesOf(basis), expected);
    const plain = source.replace("if (d[0]) { if (c[1]) { h q[0]; } }", "");
    const older = read(write(read(plain), { version: two }));
    expectSame(probabilitiesOf(older), probabilitiesOf(read(plain)));
  });

  it("writes a program of either version", () => {
    const circuit = read(
      `${HEAD_3}qubit[3] q; qubit γ; bit[2] c; gate pair(t) a, b { rx(t) a; ctrl @ x a, b; }
       pair(pi / 2) q[0], q[1]; ctrl(2) @ x q[0], q[1], q[2]; negctrl @ z q[0], q[1]; ctrl @ s q[1], γ;
       barrier q[0:1]; c[1] = measure q[1]; if (c == 2) h q[0]; reset q[2]; p(0.1) q[0]; gphase(1);`,
    );
    expect(write(circuit, { version: 2 })).toBe(
      `${HEAD_2}qreg q[3];
qreg r_[1];
creg c[2];
rx(pi/2) q[0];
cx q[0], q[1];
ccx q[0], q[1], q[2];
x q[0];
cz q[0], q[1];
x q[0];
cu1(pi/2) q[1], r_[0];
barrier q[0], q[1];
measure q[1] -> c[1];
if (c == 2) h q[0];
reset q[2];
p(0.1) q[0];
`,
    );
    expect(write(circuit, { version: 3 })).toBe(
      `${HEAD_3}qubit[3] q;
qubit[1] r_;
bit[2] c;
rx(pi/2) q[0];
cx q[0], q[1];
ccx q[0], q[1], q[2];
negctrl @ ctrl @ gphase(pi) q[0], q[1];
cp(pi/2) q[1], r_[0];
barrier q[0], q[1];
c[1] = measure q[1];
if (c == 2) {
  h q[0];
}
reset q[2];
p(0.1) q[0];
gphase(1.0);
`,
    );
  });

  it("renames registers that the other version would not take", () => {
    const source = "OPENQASM 2.0; qreg in[1]; qreg x[1]; creg bit[1]; measure in -> bit; h x;";
    expect(write(read(source), { version: 3 })).toBe(
      `${HEAD_3}qubit[1] r_in;\nqubit[1] r_x;\nbit[1] r_bit;\nr_bit[0] = measure r_in[0];\nh r_x[0];\n`,
    );
  });

  it("expands a gate of the program that has the name of another", () => {
    const source = `${HEAD_2}qreg q[2]; gate h(t) a { rx(t) a; } gate cz a,b { cx b,a; }
      h(0.1) q[0]; cz q[0],q[1];`;
    expect(write(read(source), { version: 3 })).toContain("rx(0.1) q[0];\ncx q[1], q[0];\n");
  });

  it("joins bits that are no register by an alias", () => {
    const source = `${HEAD_3}qubit q; bit[2] c; bit[2] d; let e = d[1] ++ c[0]; if (e == 1) x q;`;
    const text = write(read(source), { version: 3 });
    expect(text).toContain("let bits_0 = d[1] ++ c[0];\nif (bits_0 == 1) {\n  x q[0];\n}\n");
    expect(read(text).instructions).toMatchObject([{ condition: { bits: [3, 0], value: 1n } }]);
  });

  it.each([
    ["a part of a register", "bit[5] c; if (c[1]) x q;", "OpenQASM 2 cannot say this if"],
    [
      "two registers",
      "bit[1] c; bit[1] d; if (c == 1 && d == 1) x q;",
      "OpenQASM 2 cannot say this if",
    ],
    [
      "a body that changes its condition",
      "bit[1] c; if (c == 1) { c[0] = measure q; x q; }",
      "OpenQASM 2 cannot say this if",
    ],
    [
      "an outcome that is thrown away",
      "bit[1] c; measure q;",
      "OpenQASM 2 has no measurement whose outcome is thrown away",
    ],
  ])("refuses %s in OpenQASM 2, with its place", (_name, body, message) => {
    const { errors } = writeQasm(read(`${HEAD_3}qubit q;\n${body}`), { version: 2 });
    const column =
      body.lastIndexOf("if (") >= 0 ? body.lastIndexOf("if (") : body.indexOf("measure");
    expect(errors).toMatchObject([
      { line: 4, column: column + 1, code: "unsupported_feature", message },
    ]);
  });

  it("refuses a text of over 200,000 lines", () => {
    const circuit = read(`${HEAD_2}qreg q[1000];\n${"ccx q[0],q[1],q[2];".repeat(20_000)}`);
    expect(writeQasm(circuit, { version: 3, basis: "u3+cx" }).errors).toMatchObject([
      { line: 4, code: "too_many_operations", message: "the program would have over 200000 lines" },
    ]);
  });

  it("resolves many controls by a number of gates that grows with their square", () => {
    const lines = (controls: number, gate: string, idle: number) => {
      const source = `${HEAD_3}qubit[${controls + 1 + idle}] q; ctrl(${controls}) @ ${gate} ${list(controls + 1)};`;
      return write(read(source), { version: 2, basis: "u3+cx" }).split("\n").length;
    };
    expect(lines(40, "h", 0) / lines(20, "h", 0)).toBeLessThan(5);
    expect(lines(40, "x", 1) / lines(20, "x", 1)).toBeLessThan(2.5);
  });
});

function list(count: number): string {
  return Array.from({ length: count }, (_, index) => `q[${index}]`).join();
}

function expectSame(found: Map<string, number>, expected: Map<string, number>): void {
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [outcome, probability] of expected) {
    expect(found.get(outcome)).toBeCloseTo(probability, 9);
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../../../test/helpers/quantum/known-states.js";
import { HEAD_2, HEAD_3, readProgram } from "../../../../test/helpers/quantum/read-program.js";
import { distanceOf, unitaryOf } from "../../../../test/helpers/quantum/reference-simulator.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { Circuit } from "../circuit/circuit.js";
import { STANDARD_GATES } from "../gates/standard-gates.js";
import { readQasm } from "../qasm/read-qasm.js";
import { type WriteOptions, writeQasm } from "../qasm/write-qasm.js";
import { areEquivalent } from "./are-equivalent.js";

const read = (body: string): Circuit => readProgram(`${HEAD_3}${body}`);
const on = (qubits: number, body: string) => read(`qubit[${qubits}] q; bit[${qubits}] c; ${body}`);
const compare = (a: Circuit, b: Circuit) => areEquivalent(a, b, { seed: 7 });
const compareOn = (qubits: number, a: string, b: string) => compare(on(qubits, a), on(qubits, b));

const CCX = `h q[2]; cx q[1], q[2]; tdg q[2]; cx q[0], q[2]; t q[2]; cx q[1], q[2]; tdg q[2];
  cx q[0], q[2]; t q[1]; t q[2]; h q[2]; cx q[0], q[1]; t q[0]; tdg q[1]; cx q[0], q[1];`;

describe("areEquivalent", () => {
  it.each([
    ["stabilizer", "h q[0]; x q[0]; h q[0];", "z q[0];", 0],
    ["stabilizer", "swap q[0], q[1];", "cx q[0], q[1]; cx q[1], q[0]; cx q[0], q[1];", 0],
    ["stabilizer", "h q; cx q[0], q[1]; h q;", "h q[2]; cx q[1], q[0]; h q[2]; h q[2]; h q[2];", 0],
    ["stabilizer", "y q[0];", "z q[0]; x q[0];", Math.PI / 2],
    ["stabilizer", "rz(pi/2) q[0];", "s q[0];", -Math.PI / 4],
    ["cancellation", "s q[1];", "t q[1]; t q[1];", 0],
    ["cancellation", "ccx q[0], q[1], q[2];", CCX, 0],
    ["cancellation", "rz(0.6) q[0];", "p(0.6) q[0];", -0.3],
    ["cancellation", "gphase(1); t q[0];", "t q[0];", 1],
    ["unitary", "t q[0]; cx q[0], q[1];", "cx q[0], q[1]; t q[0];", 0],
    ["unitary", "ry(1) q[0]; swap q[0], q[2];", "swap q[2], q[0]; gphase(1); ry(1) q[2];", -1],
    ["unitary", "ctrl @ rz(0.6) q[0], q[1];", "p(-0.3) q[0]; ctrl @ p(0.6) q[0], q[1];", 0],
  ] as const)("finds by %s that %s is %s", (method, a, b, phase) => {
    const found = compareOn(3, a, b);
    expect(found).toMatchObject({ equivalent: true, method, isProof: true });
    expect(found.globalPhase).toBeCloseTo(phase, 12);
    expect(found.distance).toBeLessThan(1e-12);
  });

  it.each([
    ["h q[0];", "x q[0];"],
    ["x q[0];", ""],
    ["x q[0];", "x q[1];"],
    ["z q[0];", "x q[0];"],
    ["s q[0];", "sdg q[0];"],
    ["cx q[0], q[1];", "cx q[1], q[0];"],
    ["t q[0];", "tdg q[0];"],
    ["ccx q[0], q[1], q[2];", `${CCX} z q[0];`],
    ["ctrl @ rz(0.6) q[0], q[1];", "ctrl @ p(0.6) q[0], q[1];"],
    ["ccx q[0], q[1], q[2];", "ctrl @ negctrl @ x q[0], q[1], q[2];"],
    ["rx(1) q[0];", "rx(1.0000001) q[0];"],
  ])("finds that %s is not %s", (a, b) => {
    expect(compareOn(3, a, b)).toMatchObject({ equivalent: false, isProof: true });
  });

  it("takes angles that differ by rounding for the same", () => {
    const found = compareOn(3, "rx(1) q[0]; t q[1];", "rx(1.000000001) q[0]; t q[1];");
    expect(found).toMatchObject({ equivalent: true, isProof: true });
    // The angle is halved; the phase, which is from another state, adds as much again at most.
    expect(found.distance).toBeGreaterThan(4e-10);
    expect(found.distance).toBeLessThan(1e-9);
  });

  it("says how far apart states are", () => {
    // The columns differ by a phase of π - 0.1 each way at most, and a random state by less than 2.
    const { distance, reason } = compareOn(1, "t q[0];", "z q[0]; t q[0];");
    expect(distance).toBeGreaterThan(0.1);
    expect(distance).toBeLessThanOrEqual(2);
    expect(reason).toBe(
      `what a and b make of a random state is ${distance?.toPrecision(2)} apart, whatever the global phase`,
    );
  });

  it.each([
    ["2", 2, 12],
    ["13 to 24", 13, 13],
  ])("finds a phase on one basis state alone, of %s qubits", (_name, _from, qubits) => {
    const all = Array.from({ length: qubits }, (_, at) => `q[${at}]`).join(", ");
    const found = compareOn(qubits, `h q; t q; ctrl(${qubits - 1}) @ z ${all};`, "h q; t q;");
    expect(found).toMatchObject({ equivalent: false, isProof: true });
  });
});

const QUBITS = 4;
const angle = fc.oneof(
  fc.double({ min: -7, max: 7, noNaN: true }),
  fc.integer({ min: -8, max: 8 }).map((eighths) => (eighths * Math.PI) / 8),
);
const call = fc
  .tuple(
    fc.constantFrom(
      ...STANDARD_GATES.filter(
        ({ libraries, qubits }) => libraries.includes("qelib1") && qubits <= QUBITS,
      ),
    ),
    fc.shuffledSubarray([0, 1, 2, 3], { minLength: QUBITS, maxLength: QUBITS }),
    fc.tuple(angle, angle, angle, angle),
  )
  .map(([gate, order, angles]) => {
    const params = angles.slice(0, gate.params).map((one) => one.toFixed(15));
    const operands = order.slice(0, gate.qubits).map((qubit) => `q[${qubit}]`);
    return `${gate.name}${gate.params === 0 ? "" : `(${params})`} ${operands};`;
  });
const calls = fc.array(call, { minLength: 1, maxLength: 8 });
const readCalls = (lines: readonly string[]): Circuit => {
  const { circuit } = readQasm(`${HEAD_2}qreg q[${QUBITS}];\n${lines.join("\n")}`);
  if (!circuit) throw new Error("the program was refused");
  return circuit;
};
const converted = (circuit: Circuit, options: WriteOptions): Circuit => {
  const { circuit: again } = readQasm(writeQasm(circuit, options).qasm ?? "");
  if (!again) throw new Error("what was written is refused");
  return again;
};

describe("areEquivalent of random circuits", () => {
  it.each([
    { version: 3 },
    { version: 2, basis: "u3+cx" },
    { version: 3, basis: "u3+cx" },
  ] as const)("finds them the same as written as %j", (options) => {
    fc.assert(
      fc.property(calls, (lines) => {
        const circuit = readCalls(lines);
        const found = compare(circuit, converted(circuit, options));
        expect(found).toMatchObject({ equivalent: true, isProof: true });
        const [a, b] = [
          ["t q[0];", "cx q[0],q[1];"],
          ["cx q[0],q[1];", "t q[0];"],
        ] as const;
        const commuted = converted(readCalls([...lines, ...b]), options);
        expect(compare(readCalls([...lines, ...a]), commuted)).toMatchObject({
          equivalent: true,
          method: "unitary",
        });
      }),
      { numRuns: 60 },
    );
  });

  it("agrees with their unitaries, where few gates make many of them the same", () => {
    const few = fc.array(
      fc.constantFrom("cx q[0],q[1];", "cx q[1],q[0];", "h q[0];", "t q[1];", "tdg q[1];"),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(few, few, (one, other) => {
        const [a, b] = [readCalls(one), readCalls(other)];
        const distance = distanceOf(unitaryOf(a), unitaryOf(b), { upToPhase: true });
        expect(compare(a, b)).toMatchObject({ equivalent: distance < 1e-10, isProof: true });
      }),
      { numRuns: 300 },
    );
  });

  it("agrees with their unitaries, also where one gate is another", () => {
    fc.assert(
      fc.property(calls, call, fc.nat(7), (lines, other, at) => {
        const [a, b] = [readCalls(lines), readCalls(lines.with(at % lines.length, other))];
        const distance = distanceOf(unitaryOf(a), unitaryOf(b), { upToPhase: true });
        fc.pre(distance < 1e-10 || distance > 1e-6);
        expect(compare(a, b)).toMatchObject({ equivalent: distance < 1e-10, isProof: true });
      }),
      { numRuns: 100 },
    );
  });

  it("finds the global phase", () => {
    fc.assert(
      fc.property(calls, angle, (lines, phase) => {
        const b = readCalls(lines);
        const step = { kind: "phase", angle: phase, controls: [] } as const;
        const gphase = { ...(b.instructions[0] as Circuit["instructions"][0]), steps: [step] };
        const a = { ...b, instructions: [...b.instructions, gphase as (typeof b.instructions)[0]] };
        const { globalPhase = Number.NaN } = compare(a, b);
        expect(Math.cos(globalPhase - phase)).toBeCloseTo(1, 12);
      }),
      { numRuns: 30 },
    );
  });
});

/** A gate that Z of its control can come before or after. */
const LATER = "cx q[0], q[1];";

describe("areEquivalent of large circuits", () => {
  it("cancels gates in circuits of any size", () => {
    const body = "h q; t q; for int i in [0:2998] { cx q[i], q[i + 1]; rx(0.3) q[i]; }";
    const a = on(3_000, body);
    const found = compare(a, converted(a, { version: 2, basis: "u3+cx" }));
    expect(found).toEqual({
      equivalent: true,
      method: "cancellation",
      isProof: true,
      reason: "each gate of a and then the inverse of b meets its inverse, and nothing is left",
    });
  });

  const random = seededRandom("large");
  const cliffords = Array.from({ length: 3_000 }, () => {
    const one = random.below(1_000);
    const other = (one + 1 + random.below(999)) % 1_000;
    return random.pick([`h q[${one}];`, `s q[${one}];`, `cx q[${one}], q[${other}];`]);
  });

  it("compares Clifford circuits of 1,000 qubits", () => {
    const a = on(1_000, cliffords.join("\n"));
    const same = cliffords.map((line) =>
      line
        .replace(/^cx (.*), (.*);/, "h $2; cz $2, $1; h $2;")
        .replace(/^s (.*);/, "sdg $1; z $1;"),
    );
    expect(compare(a, on(1_000, same.join("\n")))).toEqual({
      equivalent: true,
      method: "stabilizer",
      isProof: true,
      reason: "all gates are Clifford, and the X and Z of each qubit become the same Pauli strings",
    });
    const signed = on(1_000, `${cliffords.join("\n")} z q[77];`);
    expect(compare(a, signed)).toEqual({
      equivalent: false,
      method: "stabilizer",
      isProof: true,
      reason:
        "all gates are Clifford, and the X or Z of some qubit becomes another Pauli string in a than in b",
    });
  });

  it("compares 13 qubits and more on random states, which is no proof", () => {
    const body = "h q; t q; for int i in [0:11] { cx q[i], q[i + 1]; rx(0.3) q[i]; }";
    const [a, b] = [on(13, body), on(13, `x q[5]; ${body}`)];
    const found = compare(on(13, `${body} z q[0]; ${LATER}`), on(13, `${body} ${LATER} z q[0];`));
    expect(found).toMatchObject({ equivalent: true, method: "random-states", isProof: false });
    expect(found.reason).toBe("both do the same to 3 random states, which is no proof");
    expect(compare(a, b)).toMatchObject({
      equivalent: false,
      method: "random-states",
      isProof: true,
    });
  });

  it("counts only the qubits that gates are on", () => {
    const found = compareOn(300, "t q[7]; cx q[7], q[299];", "cx q[7], q[299]; t q[7];");
    expect(found).toMatchObject({ equivalent: true, method: "unitary", isProof: true });
  });

  it("has no answer above 24 qubits that are no Clifford circuits", () => {
    expect(compareOn(25, `t q; z q[0]; ${LATER}`, `t q; ${LATER} z q[0];`)).toEqual({
      equivalent: null,
      method: "none",
      isProof: false,
      reason:
        "the gates are on 25 qubits, and at most 24 are compared, or 2000 where all are Clifford",
    });
    const cliffords = [`h q; z q[0]; ${LATER}`, `h q; ${LATER} z q[0];`] as const;
    expect(compareOn(2_001, ...cliffords).equivalent).toBeNull();
    expect(compareOn(2_000, ...cliffords).equivalent).toBe(true);
  });

  it("stops when the time is over, with an answer where there is one", () => {
    const [a, b] = [on(13, `t q; h q; z q[0]; ${LATER}`), on(13, `t q; h q; ${LATER} z q[0];`)];
    const error = errorOf(() => areEquivalent(a, b, { seed: 1, isOver: () => true }));
    expect(error).toMatchObject({ code: "timeout", figures: { qubits: 13 } });
    expect(error.message).toBe("the time of the comparison is over");
    let asked = 0;
    const found = areEquivalent(a, b, { seed: 1, isOver: () => ++asked > 1 });
    expect(found).toMatchObject({ equivalent: true, isProof: false });
    expect(found.reason).toBe("both do the same to 1 random state, which is no proof");
    asked = 0;
    const bodies = [`t q; h q; z q[0]; ${LATER}`, `t q; h q; ${LATER} z q[0];`] as const;
    const small = areEquivalent(on(12, bodies[0]), on(12, bodies[1]), {
      seed: 1,
      isOver: () => ++asked > 4,
    });
    expect(small).toMatchObject({ equivalent: true, method: "random-states", isProof: false });
    expect(small.reason).toBe(
      "both do the same to a random state and to 48 of 4096 basis states, which is no proof; then the time was over",
    );
  });
});

describe("areEquivalent of circuits with measurements", () => {
  it.each([
    ["h q[0]; c = measure q;", "h q[0]; c[1] = measure q[1]; barrier q; c[0] = measure q[0];"],
    ["c[1] = measure q[1]; h q[0];", "h q[0]; c[1] = measure q[1];"],
    ["c[0] = measure q[1]; c[0] = measure q[0];", "c[0] = measure q[0]; measure q[1];"],
  ])("finds that %s is %s", (a, b) => {
    expect(compareOn(2, a, b)).toMatchObject({ equivalent: true, isProof: true });
  });

  it.each([
    [
      "c = measure q;",
      "c[0] = measure q[1]; c[1] = measure q[0];",
      "bit 0 gets qubit 0 in a, and qubit 1 in b",
    ],
    ["", "c[1] = measure q[0];", "bit 1 gets no qubit in a, and qubit 0 in b"],
    ["measure q[1];", "", "qubit 1 is measured in a alone"],
    ["", "measure q[1];", "qubit 1 is measured in b alone"],
  ])("finds that %s is not %s", (a, b, reason) => {
    expect(compareOn(2, a, b)).toEqual({
      equivalent: false,
      method: "structure",
      isProof: true,
      reason,
    });
  });

  it("finds that other numbers of qubits make other circuits", () => {
    expect(compare(on(1, ""), on(2, ""))).toEqual({
      equivalent: false,
      method: "structure",
      isProof: true,
      reason: "a has 1 qubit, and b has 2 qubits",
    });
  });

  it.each([
    ["c[0] = measure q[0];\nx q[0];", "a measurement"],
    ["x q[0];\nreset q[0];", "a reset"],
    ["x q[0];\nif (c[0]) { x q[1]; }", "a conditional"],
  ])("refuses %j", (body, name) => {
    const line = name === "a measurement" ? 4 : 5;
    for (const [a, b] of [
      [on(2, `\n${body}`), on(2, "")],
      [on(2, ""), on(2, `\n${body}`)],
    ] as const) {
      const error = errorOf(() => compare(a, b));
      expect(error).toMatchObject({ code: "no_single_state", figures: { line, column: 1 } });
      expect(error.message).toBe(
        `circuits are compared that have gates, and measurements at their end; line ${line} has ${name} before it`,
      );
    }
  });
});

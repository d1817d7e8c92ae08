import { describe, expect, it } from "vitest";
import { readQasm } from "./read-qasm.js";

const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index + 1)).join("\n");

/** Programs that would cost much time, memory or depth if they were read naively. */
const HOSTILE: readonly (readonly [name: string, source: string, line: number, code: string])[] = [
  [
    "10,000 parentheses",
    `${HEAD_2}qreg q[1];\nrx(${"(".repeat(10_000)}1${")".repeat(10_000)}) q[0];`,
    4,
    "nested_too_deeply",
  ],
  ["100,000 signs", `${HEAD_3}qubit q;\nrx(${"-".repeat(100_000)}1) q;`, 4, "nested_too_deeply"],
  ["100,000 powers", `${HEAD_3}qubit q;\nrx(${"2**".repeat(100_000)}1) q;`, 4, "nested_too_deeply"],
  ["100,000 casts", `${HEAD_3}\nint i = ${"int(".repeat(100_000)}1`, 4, "nested_too_deeply"],
  ["100,000 widths", `${HEAD_3}\n${"int[".repeat(100_000)}`, 4, "nested_too_deeply"],
  ["100,000 indexes", `${HEAD_3}\nlet a = ${"a[".repeat(100_000)}`, 4, "nested_too_deeply"],
  [
    "100,000 blocks",
    `${HEAD_3}${"{".repeat(100_000)}${"}".repeat(100_000)}`,
    3,
    "nested_too_deeply",
  ],
  [
    "10,000 ifs",
    `${HEAD_3}bit c; qubit q;\n${"if (c) ".repeat(10_000)} x q;`,
    4,
    "nested_too_deeply",
  ],
  [
    "10,000 elses",
    `${HEAD_3}bit c; qubit q;\n${"if (c) x q; else ".repeat(10_000)} x q;`,
    4,
    "nested_too_deeply",
  ],
  ["a register of 10^9", `${HEAD_2}qreg q[1000000000];`, 3, "too_many_qubits"],
  ["a register of 10^99", `${HEAD_3}qubit[10 ** 99] q;`, 3, "too_many_qubits"],
  [
    "a loop of 10^9 rounds",
    `${HEAD_3}qubit q;\nfor int i in [0:1000000000] { h q; }`,
    4,
    "too_many_operations",
  ],
  [
    "loops of 10^10 empty rounds",
    `${HEAD_3}for int i in [0:100000] {\nfor int j in [0:100000] { } }`,
    4,
    "too_many_operations",
  ],
  [
    "a long loop over a long body",
    `${HEAD_3}int k = 0;\nfor int i in [0:199999] { ${"k += 1; ".repeat(1000)} }`,
    4,
    "too_many_operations",
  ],
  [
    "slices in a loop",
    `${HEAD_3}qubit[10000] q;\nfor int i in [0:100000] { barrier q[0:9998]; }`,
    4,
    "too_many_operations",
  ],
  [
    "wide barriers",
    `${HEAD_2}qreg q[10000];\n${"barrier q,q;".repeat(50_000)}`,
    4,
    "too_many_operations",
  ],
  ["9^9^9", `${HEAD_3}int i = 9 ** 9 ** 9;`, 3, "number_too_large"],
  ["1 << 10^9", `${HEAD_3}int i = 1 << 1000000000;`, 3, "number_too_large"],
  ["500,000 digits", `${HEAD_3}int i = ${"9".repeat(500_000)};`, 3, "number_too_large"],
  ["ctrl(10^9)", `${HEAD_3}qubit[2] q;\nctrl(1000000000) @ x q;`, 4, "bad_size"],
  [
    "pow(10^9) of many steps",
    `${HEAD_3}qubit[2] q;\ngate g a, b { cx a, b; h a; } pow(1000000000) @ g q[0], q[1];`,
    4,
    "too_many_operations",
  ],
  [
    "gates that double, 60 deep",
    `${HEAD_2}gate g0 a { x a; }\n${times(60, (i) => `gate g${i} a { g${i - 1} a; g${i - 1} a; }`)}\nqreg q[1]; g60 q[0];`,
    64,
    "too_many_operations",
  ],
  [
    "empty gates that double",
    `${HEAD_2}gate g0(t) a { }\n${times(60, (i) => `gate g${i}(t) a { g${i - 1}(2*t) a; g${i - 1}(2*t+1) a; }`)}\nqreg q[1]; g60(1) q[0];`,
    64,
    "too_many_operations",
  ],
  [
    "gates 300 deep",
    `${HEAD_2}gate g0 a { x a; }\n${times(300, (i) => `gate g${i} a { g${i - 1} a; }`)}`,
    203,
    "nested_too_deeply",
  ],
  ["300,000 strange characters", "€ ".repeat(300_000), 1, "unknown_character"],
  ["a mebibyte of (", "(".repeat(1_000_000), 1, "unexpected_token"],
  ["a mebibyte of words", "a ".repeat(500_000), 1, "unexpected_token"],
  ["gates that never close", "gate g a {".repeat(100_000), 1, "unclosed"],
  ["300,000 beginnings of a comment", `x${"/*".repeat(300_000)}`, 1, "unexpected_token"],
];

describe("readQasm", () => {
  it.each(HOSTILE)("answers %s", (_name, source, line, code) => {
    const { errors = [] } = readQasm(source);
    expect(errors.map((error) => `${error.line} ${error.code}`)).toContain(`${line} ${code}`);
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(errors.every(({ message, hint }) => message.length + hint.length < 300)).toBe(true);
  });

  it.each([
    ["a sum of 100,000 terms", `${HEAD_3}qubit q; rx(${"1+".repeat(100_000)}1) q;`, 1],
    [
      "a condition of 100,000 parts",
      `${HEAD_3}qubit q; bit c; if (${"c && c || ".repeat(50_000)} c) x q;`,
      1,
    ],
    [
      "60,000 conditions over 10,000 bits",
      `${HEAD_2}qreg q[1];creg c[10000];${"if(c==1)x q[0];".repeat(60_000)}`,
      60_000,
    ],
    [
      "50,000 barriers over 10,000 qubits",
      `${HEAD_2}qreg q[10000];${"barrier q;".repeat(50_000)}`,
      50_000,
    ],
    ["a power of 10^15", `${HEAD_3}qubit[2] q; pow(1e15) @ cx q[0], q[1];`, 1],
    [
      "199 levels of gates",
      `${HEAD_2}gate g0 a { x a; }\n${times(199, (i) => `gate g${i} a { g${i - 1} a; }`)} qreg q[1]; g199 q[0];`,
      1,
    ],
  ])("reads %s", (_name, source, count) => {
    expect(readQasm(source).circuit?.instructions).toHaveLength(count);
  });
});

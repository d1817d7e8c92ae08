import { describe, expect, it } from "vitest";
import type { QasmErrorCode } from "./errors/qasm-error.js";
import { type ReadLimits, readQasm } from "./read-qasm.js";

/** One statement to a line behind these heads, which have three lines. */
const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[2]; creg c[2];\n';
const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q; bit[2] c; bit b;\n';

type Case = readonly [
  source: string,
  place: `${number}:${number}`,
  code: QasmErrorCode,
  message: string,
  hint?: string,
];

const first = (source: string, limits?: ReadLimits) => {
  const error = readQasm(source, limits).errors?.[0];
  return error && { ...error, place: `${error.line}:${error.column}` };
};

const named = (rows: readonly Case[]) => rows.map((row) => ({ source: row[0], row }));

function expectFirst(source: string, [, place, code, message, hint]: Case): void {
  expect(first(source)).toMatchObject({ place, code, message, ...(hint ? { hint } : {}) });
}

const IN_2: readonly Case[] = [
  [
    "foo q[0];",
    "4:1",
    "unknown_gate",
    "there is no gate foo",
    "define it with gate before its use",
  ],
  ["CNOT q[0],q[1];", "4:1", "unknown_gate", "there is no gate CNOT", "did you mean cx?"],
  ["H q[0];", "4:1", "unknown_gate", "there is no gate H", "did you mean h?"],
  ["mesure q[0];", "4:1", "unknown_gate", "there is no gate mesure", "did you mean measure?"],
  [
    "h r[0];",
    "4:3",
    "unknown_name",
    "there is no register r",
    "declare it before it is used; declared are q, c",
  ],
  ["h q[2];", "4:4", "index_out_of_range", "the index 2 is out of range of q, which has 2 items"],
  [
    "h q[99999999999999999999999];",
    "4:4",
    "index_out_of_range",
    "the index 99999999999999999999... is out of range of q, which has 2 items",
  ],
  ["cx q[0],q[0];", "4:9", "duplicate_qubit", "q[0] comes twice among the qubits of one gate"],
  ["cx q,q;", "4:6", "duplicate_qubit", "q[0] comes twice among the qubits of one gate"],
  ["h q[0]", "4:7", "missing_semicolon", "a ; is missing at the end of this statement"],
  ["h q[0]\nx q[0];", "4:7", "missing_semicolon", "a ; is missing at the end of this statement"],
  ["h q[0] x q[0];", "4:8", "unexpected_token", "there is x where ; was due"],
  ["h;", "4:2", "unexpected_token", "there is ; where a register was due"],
  ["h q[0],;", "4:8", "unexpected_token", "there is ; where a register was due"],
  ["}", "4:1", "unexpected_token", "there is } where a statement was due"],
  ["5;", "4:1", "unexpected_token", "there is 5 where a statement was due"],
  [
    "rx q[0];",
    "4:1",
    "wrong_parameter_count",
    "rx takes 1 parameter, and 0 are given",
    "write rx(pi/2)",
  ],
  ["h(1) q[0];", "4:1", "wrong_parameter_count", "h takes no parameters, and 1 is given"],
  ["u3(1,2) q[0];", "4:1", "wrong_parameter_count", "u3 takes 3 parameters, and 2 are given"],
  ["cx q[0];", "4:1", "wrong_qubit_count", "cx takes 2 qubits, and 1 is given"],
  ["h q[0],q[1];", "4:1", "wrong_qubit_count", "h takes 1 qubit, and 2 are given"],
  ["h c[0];", "4:3", "wrong_type", "c is not made of qubits"],
  ["measure q -> q;", "4:14", "wrong_type", "q is not made of bits"],
  ["measure q -> c[0];", "4:1", "size_mismatch", "2 qubits cannot be measured into 1 bit"],
  ["measure q;", "4:10", "unexpected_token", "there is ; where -> was due"],
  ["qreg r[3]; cx q,r;", "4:12", "size_mismatch", "registers of 2 and of 3 do not go side by side"],
  ["qreg q[3];", "4:6", "already_declared", "q is already declared"],
  ["creg q[3];", "4:6", "already_declared", "q is already declared"],
  ["gate a x {} gate a x {}", "4:18", "already_declared", "a is already declared"],
  ["gate a x {} qreg a[1];", "4:18", "already_declared", "a is already declared"],
  ["gate a x,x {}", "4:10", "already_declared", "x is already declared"],
  ["qreg r[0];", "4:6", "bad_size", "r has the size 0, and a register has at least 1"],
  ["qreg r;", "4:7", "unexpected_token", "there is ; where [ was due"],
  ["qreg r[n];", "4:8", "unexpected_token", "there is n where a whole number was due"],
  ["gate a x { a x; }", "4:12", "recursive_gate", "the gate a calls itself"],
  [
    "gate a x { b x; }\ngate b x { a x; }",
    "4:12",
    "unknown_gate",
    "there is no gate b",
    "it is defined on line 5, and must be defined before its use",
  ],
  ["gate a x { h y; }", "4:14", "unknown_name", "the gate a has no qubit y"],
  [
    "gate a x { h x[0]; }",
    "4:14",
    "wrong_type",
    "x is a single qubit of the gate, and has no index",
  ],
  ["gate a x { rx(t) x; }", "4:15", "unknown_name", "there is no variable t"],
  ["gate a x { rx(x) x; }", "4:15", "wrong_type", "x is a qubit, and not a value"],
  ["gate a x { cx x,x; }", "4:17", "duplicate_qubit", "x comes twice among the qubits of one gate"],
  ["gate a x { reset x; }", "4:12", "wrong_place", "a gate is made of gates alone"],
  ["gate a x { h x;", "4:10", "unclosed", "this { is never closed"],
  [
    "opaque a(t) x; a(1) q[0];",
    "4:16",
    "opaque_gate",
    "a is opaque: it has no body that says what it does",
  ],
  ["rx(1/0) q[0];", "4:5", "division_by_zero", "this divides by zero"],
  ["rx(0^-1) q[0];", "4:5", "division_by_zero", "this divides by zero"],
  ["rx(ln(0)) q[0];", "4:4", "not_finite", "the result is infinite"],
  ["rx(sqrt(-1)) q[0];", "4:4", "not_finite", "the result is not a number"],
  ["rx(1e308*10) q[0];", "4:9", "not_finite", "the result is infinite"],
  ["rx(1e999) q[0];", "4:4", "number_too_large", "the number is too large"],
  ["rx(NaN) q[0];", "4:4", "unknown_name", "there is no variable NaN"],
  [
    "rx(log(2)) q[0];",
    "4:4",
    "unknown_name",
    "there is no function log in OpenQASM 2",
    "the functions are sin, cos, tan, exp, sqrt, ln",
  ],
  ["rx(sin()) q[0];", "4:4", "wrong_parameter_count", "sin takes 1 value, and 0 are given"],
  ["rx(2pi) q[0];", "4:4", "bad_number", "2pi is not a number", "write 2 * pi"],
  ["rx(q) q[0];", "4:4", "wrong_type", "qubits are not a value"],
  ["rx(1", "4:5", "unexpected_token", "the program ends where ) was due"],
  [
    "if (c[0]==1) x q[0];",
    "4:6",
    "unexpected_token",
    "there is [ where == was due",
    "OpenQASM 2 compares a whole register: if (c == 1)",
  ],
  ["if (c>1) x q[0];", "4:6", "unexpected_token", "there is > where == was due"],
  [
    "if (c==1) qreg r[1];",
    "4:11",
    "wrong_place",
    "an if of OpenQASM 2 takes a gate, a measurement or a reset",
  ],
  ["if (q==1) x q[0];", "4:6", "wrong_type", "qubits are not a value"],
  [
    'include "other.inc";',
    "4:1",
    "unknown_include",
    "this file cannot be included, since no files are read",
  ],
  ["include other;", "4:9", "unexpected_token", "there is other where the name of a file was due"],
  ['include "other', "4:9", "unterminated_string", "the text never ends on its line"],
  ["/* h q[0];", "4:1", "unterminated_comment", "the comment /* never ends"],
  ["h \u0007q[0];", "4:3", "unknown_character", "U+0007 has no meaning in OpenQASM"],
  ["h q[0]; \\", "4:9", "unknown_character", "\\ has no meaning in OpenQASM"],
  ["OPENQASM 2.0;", "4:1", "wrong_place", "OPENQASM stands before all else, and once"],
  [
    "qubit[2] r;",
    "4:1",
    "unsupported_feature",
    "qubit is of OpenQASM 3, and this program is of OpenQASM 2",
  ],
  [
    "ctrl @ x q[0],q[1];",
    "4:1",
    "unsupported_feature",
    "ctrl is of OpenQASM 3, and this program is of OpenQASM 2",
  ],
];

const IN_3: readonly Case[] = [
  ["cu1(1) q[0],q[1];", "4:1", "unknown_gate", "there is no gate cu1", "did you mean cp?"],
  [
    "rzz(1) q[0],q[1];",
    "4:1",
    "unknown_gate",
    "there is no gate rzz",
    'it is not in stdgates.inc: include "qelib1.inc", or define it',
  ],
  ["h b[0];", "4:3", "wrong_type", "b is not made of qubits"],
  ["measure q[0] -> b[0];", "4:19", "wrong_type", "b is single here, and has no index"],
  ["h q[1:2];", "4:4", "index_out_of_range", "the index 2 is out of range of q, which has 2 items"],
  [
    "h q[-3];",
    "4:5",
    "index_out_of_range",
    "the index -3 is out of range of q, which has 2 items",
    "the indexes are 0 to 1, or -2 to -1 from the end",
  ],
  [
    "h q[-3:1];",
    "4:4",
    "index_out_of_range",
    "the index -3 is out of range of q, which has 2 items",
  ],
  [
    "h q[0:99];",
    "4:4",
    "index_out_of_range",
    "the index 99 is out of range of q, which has 2 items",
  ],
  ['h q["1"];', "4:5", "wrong_type", "a text of bits is not a number", "cast it with uint[1](...)"],
  [
    'rz("11") q;',
    "4:4",
    "wrong_type",
    "a text of bits is not a number",
    "cast it with uint[2](...)",
  ],
  ['rz("11" + 1) q;', "4:9", "wrong_type", "a text of bits is not a number"],
  ['rz(-"11") q;', "4:4", "wrong_type", "a text of bits is not a number"],
  ['float x = float("11");', "4:11", "wrong_type", "a text of bits is not a number"],
  ['angle x = "11";', "4:11", "wrong_type", "a text of bits is not a number"],
  ["rz(1__0) q;", "4:4", "bad_number", "1__0 is not a number", "put one _ between two digits"],
  ["rz(10_) q;", "4:4", "bad_number", "10_ is not a number"],
  ["rz(1_.5) q;", "4:4", "bad_number", "1_.5 is not a number"],
  ["rz(0x_f) q;", "4:4", "bad_number", "0x_f is not a number"],
  ["h q[1:0];", "4:4", "index_out_of_range", "these brackets pick nothing"],
  ["h q[0:0:1];", "4:4", "bad_size", "the step of this range is 0"],
  ["h q[{0,0}];", "4:5", "duplicate_qubit", "these brackets pick an item twice"],
  ["h q[0.5];", "4:5", "wrong_type", "this is not a whole number, and must be one"],
  ["let a = q ++ q;", "4:5", "duplicate_qubit", "a would have an item twice"],
  ["let a = q ++ c;", "4:14", "wrong_type", "c is not made of qubits"],
  ["let a = c ++ q;", "4:14", "wrong_type", "q is not made of bits"],
  ["const int n;", "4:12", "unexpected_token", "there is ; where = was due"],
  ["const int n = 1; n = 2;", "4:18", "constant_assigned", "n is a constant, and keeps its value"],
  ["int n; rx(n) q[0];", "4:11", "no_value", "n has no value yet"],
  [
    "int n = 1.5;",
    "4:9",
    "wrong_type",
    "a real number does not go into an integer by itself",
    "cast it with int(...)",
  ],
  ["int n = true + 1;", "4:14", "wrong_type", "a truth is not a number"],
  ["int[0] n = 1;", "4:5", "bad_size", "a width of 0 is not within 1 and 4096"],
  ["int n = 2 ** 5000;", "4:11", "number_too_large", "the integer has over 4096 bits"],
  [
    "int n = 1; n[0] = 1;",
    "4:14",
    "unsupported_feature",
    "an assignment to single bits of n is not supported",
  ],
  ["c[0] = 1;", "4:1", "unsupported_feature", "c is made of bits, which are not assigned to"],
  [
    'bit[2] d = "01";',
    "4:12",
    "unsupported_feature",
    "d begins with other bits than 0, which is not supported",
  ],
  [
    "int n = int(c);",
    "4:9",
    "depends_on_measurement",
    "this depends on a measurement, and must be known beforehand",
  ],
  [
    "if ((c & 3) == 2) x q[0];",
    "4:8",
    "depends_on_measurement",
    "this depends on a measurement, and must be known beforehand",
    "an if reads comparisons of bits and registers with numbers, joined by !, && and ||",
  ],
  ["if (parity(c)) x q[0];", "4:5", "unknown_name", "there is no function parity in OpenQASM 3"],
  ["pi = 3;", "4:1", "constant_assigned", "pi is a constant of OpenQASM, and keeps its value"],
  [
    "int n = 0; if (b) { n = 1; }",
    "4:21",
    "depends_on_measurement",
    "the value of n would depend on a measurement",
  ],
  [
    "rx(2 ^ 0.5) q[0];",
    "4:6",
    "wrong_type",
    "^ is for whole numbers, and this is a real one",
    "the power is ** in OpenQASM 3",
  ],
  ["rx(1 % 0) q[0];", "4:6", "division_by_zero", "this divides by zero"],
  [
    "rx(ln(2)) q[0];",
    "4:4",
    "unknown_name",
    "there is no function ln in OpenQASM 3",
    "the functions are sin, cos, tan, exp, sqrt, log, arcsin, arccos, arctan, ceiling, floor, mod, popcount",
  ],
  ["rx(angle(1) / angle(0)) q[0];", "4:13", "division_by_zero", "this divides by zero"],
  ["rx(mod(2)) q[0];", "4:4", "wrong_parameter_count", "mod takes 2 values, and 1 is given"],
  ['rx("012") q[0];', "4:4", "wrong_type", "a text is a value only where it is made of 0 and 1"],
  ["int n = 0x;", "4:9", "bad_number", "0x is not a number"],
  ["if (1.5) x q[0];", "4:5", "wrong_type", "a real number is not a truth"],
  ["if (q) x q[0];", "4:5", "wrong_type", "qubits are not a truth"],
  [
    "if (c == 1.5) x q[0];",
    "4:7",
    "unsupported_feature",
    "this comparison of what is measured is not supported",
  ],
  ["bit[3] d; if (c == d) x q[0];", "4:17", "size_mismatch", "2 bits are compared with 3"],
  ["if (int[1](c) == 1) x q[0];", "4:5", "size_mismatch", "2 bits do not fit into int[1]"],
  [
    "bit[65] d; if (int(d) == 1) x q[0];",
    "4:16",
    "size_mismatch",
    "65 bits do not fit into int[64]",
    "cast to int[65]",
  ],
  [
    "if (uint[3](int[2](c)) == 1) x q[0];",
    "4:5",
    "unsupported_feature",
    "a measured int[2] in uint[3] is not supported",
    "cast to uint[2]",
  ],
  [
    "if (int[2](c) == c) x q[0];",
    "4:15",
    "unsupported_feature",
    "a comparison of a measured int with unsigned bits is not supported",
    "cast both to int, or both to uint",
  ],
  ["if (~int[2](b)) x q[0];", "4:5", "wrong_type", "~ is for whole numbers and single bits"],
  ["if (b) { qubit r; }", "4:10", "wrong_place", "the qubits r are declared within a block"],
  ["if (b) { bit r; }", "4:10", "wrong_place", "the bits r are declared within a block"],
  ["if (b) { gate a x { } }", "4:10", "wrong_place", "a gate is defined outside all blocks"],
  [
    'if (b) { include "stdgates.inc"; }',
    "4:10",
    "wrong_place",
    "an include stands outside all blocks",
  ],
  [
    "for i in [0:1] { }",
    "4:5",
    "unexpected_token",
    "there is i where a type was due",
    "write for int i in [0:3] { ... }",
  ],
  [
    "for int i in [0] { }",
    "4:15",
    "unexpected_token",
    "a loop over one number in brackets has no range",
  ],
  [
    "for int i in [0:] { }",
    "4:14",
    "unexpected_token",
    "the range of this loop has no beginning or no end",
  ],
  [
    "for int i in 3 { }",
    "4:14",
    "unexpected_token",
    "there is 3 where a range or a set was due",
    "loop over a range [0:3] or a set {0, 3}",
  ],
  [
    "qubit if;",
    "4:7",
    "unexpected_token",
    "there is if where a name of the qubit register was due",
    "if is a word of the language: choose another name",
  ],
  [
    "else x q[0];",
    "4:1",
    "unexpected_token",
    "there is else where a statement was due",
    "an else stands behind the body of an if",
  ],
  [
    "for bit i in c { }",
    "4:14",
    "unsupported_feature",
    "a loop over the bits of a register is not supported",
  ],
  ["ctrl(0) @ x q[0];", "4:1", "bad_size", "ctrl(0) has no such number of controls"],
  [
    "ctrl @ x q[0];",
    "4:8",
    "wrong_qubit_count",
    "x takes 2 qubits, 1 of them controls, and 1 is given",
  ],
  ["pow @ x q[0];", "4:5", "unexpected_token", "there is @ where ( was due"],
  [
    "pow(0.5) @ swap q[0],q[1];",
    "4:1",
    "bad_power",
    "pow(0.5) of a gate on several qubits is not supported",
  ],
  [
    "int n = 1; gate a x { rx(n) x; }",
    "4:26",
    "wrong_type",
    "n is no constant, and a gate sees constants alone",
  ],
  [
    "gate a(n) x,y { ctrl(n) @ h x,y; }",
    "4:22",
    "wrong_type",
    "the number of controls depends on n, and must be constant",
  ],
  ["b = measure q;", "4:1", "size_mismatch", "2 qubits cannot be measured into 1 bit"],
  [
    "opaque a x;",
    "4:1",
    "unsupported_feature",
    "opaque is of OpenQASM 2, and this program is of OpenQASM 3",
  ],
  [
    "qubit r[2];",
    "4:8",
    "unexpected_token",
    "there is [ where ; was due",
    "the size stands before the name: qubit[2] r;",
  ],
  [
    "rx(measure q[0]) q[1];",
    "4:4",
    "unsupported_feature",
    "a measurement within an expression is not supported",
  ],
  ["delay[100ns] q;", "4:1", "unsupported_feature", "delay is not supported"],
  ["h $0;", "4:3", "unsupported_feature", "hardware qubit is not supported"],
  ["@bind q", "4:1", "unsupported_feature", "annotation is not supported"],
  ["#pragma x ' y", "4:1", "unsupported_feature", "pragma is not supported"],
  ["pragma x ' y", "4:1", "unsupported_feature", "pragma is not supported"],
  [
    "float x = 2im;",
    "4:11",
    "bad_number",
    "2im is not a number",
    "complex numbers are not supported",
  ],
];

const WORDS = [
  ...["array[int, 3] a;", "box { h q; }", "break;", "cal { }", "complex x;", "continue;"],
  ...["def f(int a) -> int { return a; }", "defcal x $0 { }", 'defcalgrammar "openpulse";'],
  ...["delay[1] q;", "duration d;", "end;", "extern f(int);", "input float t;", "nop q;"],
  ...[
    "output bit o;",
    "return 1;",
    "stretch s;",
    "switch (1) { case 1 { h q; } }",
    "while (b) { h q; }",
  ],
];

describe("readQasm refuses", () => {
  it.each(named(IN_2))("$source in OpenQASM 2", ({ source, row }) => {
    expectFirst(HEAD_2 + source, row);
  });

  it.each(named(IN_3))("$source in OpenQASM 3", ({ source, row }) => {
    expectFirst(HEAD_3 + source, row);
  });

  it.each(WORDS)("%s by its name, and nothing behind it", (statement) => {
    const [word] = /^[a-z]+/.exec(statement) ?? [];
    expect(readQasm(`${HEAD_3}h q;\n  ${statement}\nx q[0];`).errors).toMatchObject([
      { line: 5, column: 3, code: "unsupported_feature", message: `${word} is not supported` },
    ]);
  });

  it.each(["1.0", "2.5", "4", "30"])("version %s", (version) => {
    expect(readQasm(`OPENQASM ${version};\nqreg q[1]; h q;`).errors).toMatchObject([
      {
        line: 1,
        column: 10,
        code: "unsupported_version",
        message: `version ${version} of OpenQASM is not supported`,
      },
    ]);
  });

  it("qubits over the limit where they are declared", () => {
    const source = "OPENQASM 2.0;\nqreg a[20];\nqreg b[4]; qreg d[1];";
    expect(first(source, { maxQubits: 24 })).toMatchObject({
      place: "3:12",
      code: "too_many_qubits",
      message: "with d the program has 25 qubits, and at most 24 are allowed",
    });
    expect(readQasm(source, { maxQubits: 25 }).circuit?.qubits).toBe(25);
  });

  it("over 10,000 qubits or bits without another limit", () => {
    expect(first("qubit[10001] q;")).toMatchObject({ place: "1:1", code: "too_many_qubits" });
    expect(first("bit[10001] c;")).toMatchObject({ place: "1:1", code: "too_many_bits" });
    expect(readQasm("qubit[10000] q; bit[10000] c;").circuit).toMatchObject({ clbits: 10_000 });
  });

  it("over 200,000 operations", () => {
    const source = (rounds: number) => `qubit[4] q;\nfor int i in [1:${rounds}] {\n h q; }`;
    expect(first(source(50_001))).toMatchObject({
      place: "3:2",
      code: "too_many_operations",
      message: "the circuit has over 200000 operations",
    });
    expect(readQasm(source(50_000)).circuit?.instructions).toHaveLength(200_000);
  });

  it("a text of over a mebibyte", () => {
    expect(first(" ".repeat(1024 * 1024 + 1))).toMatchObject({ code: "source_too_long" });
    expect(readQasm(" ".repeat(1024 * 1024)).circuit).toMatchObject({ version: 3, qubits: 0 });
  });

  it("several statements at once, in the order of their places, and at most 20", () => {
    const source = `${HEAD_2}foo q[0];\nh q[0]\nh q[5];\nrx(1/0) q[0];\ncx q[0],,q[1];\nx q[0];`;
    const places = readQasm(source).errors?.map(({ line, code }) => `${line} ${code}`);
    expect(places).toEqual([
      "4 unknown_gate",
      "5 missing_semicolon",
      "6 index_out_of_range",
      "7 division_by_zero",
      "8 unexpected_token",
    ]);
    const errors = readQasm(HEAD_2 + "foo q[0];\n".repeat(50)).errors ?? [];
    expect(errors).toHaveLength(20);
    expect(errors.filter(({ hint }) => hint.includes("there may be more"))).toEqual(
      errors.slice(-1),
    );
  });

  it("no use of a name whose declaration was refused", () => {
    const source = "OPENQASM 2.0;\nqreg q[60];\nh q[0];\ngate a x { y; }\na q[1];\ninclude 3;";
    const places = readQasm(source, { maxQubits: 24 }).errors?.map(({ line }) => line);
    expect(places).toEqual([2, 4, 6]);
    const refused = "input float t;\nqubit q;\nrx(t) q;\ndef f(int a) { }\nf q;";
    expect(readQasm(refused).errors?.map(({ line }) => line)).toEqual([1, 4]);
  });

  it("an error in a loop once", () => {
    const source = "qubit[2] q;\nfor int i in [0:5] {\n  h q[i];\n}";
    expect(readQasm(source).errors).toMatchObject([{ line: 3, code: "index_out_of_range" }]);
  });
});

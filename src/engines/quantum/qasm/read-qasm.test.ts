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
import type { Condition, Instruction } from "../circuit/circuit.js";
import { readQasm } from "./read-qasm.js";

/** An instruction in short, such as `rx(0.5) 1`. */
const short = (instruction: Instruction): string => {
  if (instruction.kind === "gate") {
    const { name, params, qubits } = instruction;
    return `${name}${params.length > 0 ? `(${params})` : ""} ${qubits}`;
  }
  if (instruction.kind === "measure") return `measure ${instruction.qubit}>${instruction.clbit}`;
  if (instruction.kind === "reset") return `reset ${instruction.qubit}`;
  if (instruction.kind === "barrier") return `barrier ${instruction.qubits}`;
  const { condition, then, otherwise } = instruction;
  return `if ${inShort(condition)} {${then.map(short)}} {${otherwise.map(short)}}`;
};
const inShort = (condition: Condition): string => {
  if (condition.kind === "compare") {
    return `${condition.bits.join("")}${condition.operator}${condition.value}`;
  }
  if (condition.kind === "not") return `!(${inShort(condition.of)})`;
  return `(${condition.of.map(inShort).join(condition.kind === "and" ? "&" : "|")})`;
};
const instructions = (source: string) => read(source).instructions.map(short);
const in3 = (body: string) =>
  instructions(`${HEAD_3}qubit[4] q; bit[4] c; qubit s; bit b;\n${body}`);
const value3 = (expression: string) => {
  const [call] = read(`${HEAD_3}qubit q; rx(${expression}) q;`).instructions;
  return call?.kind === "gate" ? call.params[0] : undefined;
};
const value2 = (expression: string) => {
  const [call] = read(`${HEAD_2}qreg q[1]; rx(${expression}) q;`).instructions;
  return call?.kind === "gate" ? call.params[0] : undefined;
};
const isSame = (left: string, right: string, upToPhase = false) =>
  distanceOf(unitaryOf(read(left)), unitaryOf(read(right)), { upToPhase }) < 1e-12;

describe("readQasm of OpenQASM 2", () => {
  it("numbers qubits and bits over all registers", () => {
    expect(
      read(`${HEAD_2}qreg a[2]; creg c[1]; qreg b[3]; creg d[2]; h b[1]; measure b[1]->d[0];`),
    ).toEqual({
      version: 2,
      qubits: 5,
      clbits: 3,
      qubitRegisters: [
        { name: "a", start: 0, size: 2 },
        { name: "b", start: 2, size: 3 },
      ],
      bitRegisters: [
        { name: "c", start: 0, size: 1 },
        { name: "d", start: 1, size: 2 },
      ],
      instructions: [
        expect.objectContaining({ kind: "gate", name: "h", qubits: [3], line: 3, column: 45 }),
        { kind: "measure", qubit: 3, clbit: 1, line: 3, column: 53 },
      ],
    });
  });

  it.each([
    ["h q;", ["h 0", "h 1", "h 2"]],
    ["cx q,r;", ["cx 0,3", "cx 1,4", "cx 2,5"]],
    ["cx q[1],r;", ["cx 1,3", "cx 1,4", "cx 1,5"]],
    ["ccx q,r[0],p;", ["ccx 0,3,6", "ccx 1,3,7", "ccx 2,3,8"]],
    ["measure q -> c;", ["measure 0>0", "measure 1>1", "measure 2>2"]],
    ["reset q;", ["reset 0", "reset 1", "reset 2"]],
    ["barrier q,r[1];", ["barrier 0,1,2,4"]],
    ["if(c==5) x q[0];", ["if 012==5 {x 0} {}"]],
    ["if(c==1) measure q[0]->c[0];", ["if 012==1 {measure 0>0} {}"]],
    ["U(0,0,pi) q[0]; CX q[0],q[1];", [`U(0,0,${Math.PI}) 0`, "CX 0,1"]],
    ["gate g(t,u) a,b { rx(t+u) a; cx a,b; barrier a,b; } g(1,2) q[1],q[0];", ["g(1,2) 1,0"]],
    ["gate g a { } g q;", ["g 0", "g 1", "g 2"]],
    ["opaque g(t) a,b; h q[0];", ["h 0"]],
    ["gate h a { x a; } h q[0];", ["h 0"]],
    ["gate in a { x a; } in q[0];", ["in 0"]],
    ["// h q;\n/* x q;\n*/ y q[0]; // z", ["y 0"]],
  ])("reads %s", (body, expected) => {
    expect(instructions(`${HEAD_2}qreg q[3]; qreg r[3]; qreg p[3]; creg c[3];\n${body}`)).toEqual(
      expected,
    );
  });

  it.each([
    ["-pi/2", -Math.PI / 2],
    ["3*pi/4", (3 * Math.PI) / 4],
    ["1/2", 0.5],
    ["-2^2", -4],
    ["2^3^2", 512],
    ["2^-1", 0.5],
    ["1-2-3", -4],
    ["2*(3+4)", 14],
    ["sin(pi/2)+cos(0)+exp(0)+ln(exp(1))+sqrt(4)+tan(0)", 6],
    ["1.5e-3", 0.0015],
    [".5", 0.5],
    ["2.", 2],
  ])("evaluates %s", (expression, expected) => {
    expect(value2(expression)).toBeCloseTo(expected, 12);
  });

  it("knows its version by the first declaration, where it does not say it", () => {
    expect(read("qreg q[1]; h q;").version).toBe(2);
    expect(read('include "qelib1.inc"; // qubit\n').version).toBe(2);
    expect(read("qubit q; h q;").version).toBe(3);
    expect(read("").version).toBe(3);
  });

  it("reads a text with a byte order mark and with the line ends of Windows", () => {
    const { errors } = readQasm("\ufeffOPENQASM 2.0;\r\nqreg q[1];\r\n\r\nfoo q[0];\r\n");
    expect(errors).toMatchObject([{ line: 4, column: 1 }]);
  });

  it("expands a definition with its own angles, also where another gate has its name", () => {
    const source = `${HEAD_2}qreg q[2];
      gate inner(t) a { rz(2*t) a; }
      gate outer(t,u) a,b { inner(t/2) b; cx a,b; inner(-u) a; }
      gate cx a,b { h a; }
      outer(0.3,0.4) q[1],q[0];`;
    const flat = `${HEAD_2}qreg q[2]; rz(0.3) q[0]; CX q[1],q[0]; rz(-0.8) q[1];`;
    expect(isSame(source, flat)).toBe(true);
  });
});

describe("readQasm of OpenQASM 3", () => {
  it.each([
    ["h q[0:2];", ["h 0", "h 1", "h 2"]],
    ["h q[3:-1:1];", ["h 3", "h 2", "h 1"]],
    ["h q[0:2:3];", ["h 0", "h 2"]],
    ["h q[{0,2}];", ["h 0", "h 2"]],
    ["h q[-1]; h q[-2:-1];", ["h 3", "h 2", "h 3"]],
    ["h q[:1]; h q[2:];", ["h 0", "h 1", "h 2", "h 3"]],
    ["h q[1:3][0];", ["h 1"]],
    ["cx s, q[0:1];", ["cx 4,0", "cx 4,1"]],
    ["let a = q[1:3]; h a[0]; x a[-1];", ["h 1", "x 3"]],
    ["let a = s ++ q[{3,0}]; h a;", ["h 4", "h 3", "h 0"]],
    ["let a = c[2:3]; a = measure q[0:1];", ["measure 0>2", "measure 1>3"]],
    ["c = measure q;", ["measure 0>0", "measure 1>1", "measure 2>2", "measure 3>3"]],
    ["measure q[0:1] -> c[{3,1}];", ["measure 0>3", "measure 1>1"]],
    ["c[1] = measure s; b = measure s;", ["measure 4>1", "measure 4>4"]],
    ["measure s;", ["measure 4>undefined"]],
    ["bit[2] d = measure q[0:1];", ["measure 0>5", "measure 1>6"]],
    ['bit[2] d = "00"; bit e = 0;', []],
    ["qreg r[2]; creg d[2]; measure r -> d;", ["measure 5>5", "measure 6>6"]],
    ["qreg r; creg d; d = measure r;", ["measure 5>5"]],
    ["reset s; barrier; barrier q[0:1], s;", ["reset 4", "barrier 0,1,2,3,4", "barrier 0,1,4"]],
    ["for int i in [0:3] { h q[i]; }", ["h 0", "h 1", "h 2", "h 3"]],
    ["for int i in [3:-2:0] x q[i];", ["x 3", "x 1"]],
    ["for uint i in {1, 3} { x q[i]; }", ["x 1", "x 3"]],
    ["for float t in {0.5, 1} { rx(t) s; }", ["rx(0.5) 4", "rx(1) 4"]],
    ["for int i in [1:0] { x s; }", []],
    ["for int i in [0:1] for int j in [i:1] cx q[i], q[j+2];", ["cx 0,2", "cx 0,3", "cx 1,3"]],
    ["int n = 1; n += 2; n *= 2; n <<= 1; rx(n) s;", ["rx(12) 4"]],
    [
      "const int n = 3; for int i in [0:n-1] { int n = i * i; rx(n) s; }",
      ["rx(0) 4", "rx(1) 4", "rx(4) 4"],
    ],
    ["uint[4] a = 10; for int i in [0:3] { if (a[i]) x q[i]; }", ["x 1", "x 3"]],
    ['const bit[4] a = "0101"; for int i in [0:3] { if (bool(a[i])) x q[i]; }', ["x 0", "x 2"]],
    ["int n = 5; if (n > 4 && !(n == 6)) { x s; } else { y s; }", ["x 4"]],
    ["bool f = false; if (f) { x s; } else if (true) { y s; }", ["y 4"]],
    ["{ int n = 2; rx(n) s; }", ["rx(2) 4"]],
    ["if (b) x s;", ["if 4==1 {x 4} {}"]],
    ["if (c[0]) { x s; } else { y s; h s; }", ["if 0==1 {x 4} {y 4,h 4}"]],
    ["if (!c[0]) x s;", ["if !(0==1) {x 4} {}"]],
    ["if (!!c[0]) x s;", ["if 0==1 {x 4} {}"]],
    ["if (c == 5) x s;", ["if 0123==5 {x 4} {}"]],
    ["if (3 < c) x s;", ["if 0123>3 {x 4} {}"]],
    ['if (c[0:1] != "10") x s;', ["if 01!=2 {x 4} {}"]],
    ["if (c[1] == true) x s;", ["if 1==1 {x 4} {}"]],
    ["if (uint[4](c) >= 2) x s;", ["if 0123>=2 {x 4} {}"]],
    ["if (int[4](c) < 0) x s;", ["if 3==1 {x 4} {}"]],
    ["if (int[4](c) >= 2) x s;", ["if (3==0&0123>=2) {x 4} {}"]],
    ["if (int[4](c) == -1) x s;", ["if 0123==15 {x 4} {}"]],
    ["if (int[4](c) == 15) x s; if (int[4](c) < 8) y s;", ["y 4"]],
    ["if (int[5](c) < 9) x s; if (int(c) < 9) y s;", ["if 0123<9 {x 4} {}", "if 0123<9 {y 4} {}"]],
    ["if (int[5](int[4](c)) == -1) x s;", ["if 0123==15 {x 4} {}"]],
    ["if (uint[4](int[4](c)) > 9) x s;", ["if 0123>9 {x 4} {}"]],
    [
      "if (int[2](c[0:1]) == int[2](c[2:3])) x s;",
      ["if (((0==1&2==1)|(0==0&2==0))&((1==1&3==1)|(1==0&3==0))) {x 4} {}"],
    ],
    ["if (bit(c)) x s;", ["if 0123!=0 {x 4} {}"]],
    ["if (bool(c)) x s;", ["if 0123!=0 {x 4} {}"]],
    ["if (c[0] && c[1] && b) x s;", ["if (0==1&1==1&4==1) {x 4} {}"]],
    ["if (c[0] || c[1] && b) x s;", ["if (0==1|(1==1&4==1)) {x 4} {}"]],
    ["if (c[0] & ~c[1] | b) x s;", ["if ((0==1&!(1==1))|4==1) {x 4} {}"]],
    ["if (c[0] == b) x s;", ["if ((0==1&4==1)|(0==0&4==0)) {x 4} {}"]],
    ["if (c[0] ^ b) x s;", ["if !(((0==1&4==1)|(0==0&4==0))) {x 4} {}"]],
    ["if ((c == 1) == false) x s;", ["if !(0123==1) {x 4} {}"]],
    ["if (c > -1) x s; if (c == -1) y s;", ["x 4"]],
    ["if (b && false) x s; if (b || true) y s;", ["y 4"]],
    ["if (b) { } else { }", []],
    ["if (b) { int n = 1; n = 2; rx(n) s; }", ["if 4==1 {rx(2) 4} {}"]],
    ["ctrl @ x q[0], s; negctrl(2) @ h q[0], q[1], s;", ["ctrl @ x 0,4", "negctrl(2) @ h 0,1,4"]],
    ["inv @ pow(2) @ t s; gphase(pi);", ["inv @ pow(2) @ t 4", `gphase(${Math.PI}) `]],
    ["ctrl @ gphase(1) q[0:1];", ["ctrl @ gphase(1) 0", "ctrl @ gphase(1) 1"]],
    ["gate g(θ) a, b { ctrl @ rx(θ) a, b; } g(0.5) s, q[0];", ["g(0.5) 4,0"]],
    ['include "qelib1.inc"; rzz(1) q[0], q[1];', ["rzz(1) 0,1"]],
  ])("reads %s", (body, expected) => {
    expect(in3(body)).toEqual(expected);
  });

  it.each([
    ["1 / 2", 0],
    ["7 % 4", 3],
    ["1.0 / 2", 0.5],
    ["2 ** 3 ** 2", 512],
    ["-2 ** 2", -4],
    ["2 ** -1", 0.5],
    ["π + τ / 2 + 0 * ℇ", 2 * Math.PI],
    ["arcsin(1) + arccos(1) + arctan(0)", Math.PI / 2],
    ["ceiling(0.5) + floor(1.5) + log(euler)", 3],
    ["mod(7, 4) + popcount(0b1011)", 6],
    ["0x1f + 0o17 + 0b1_1", 49],
    ["1_000 + 1e1", 1010],
    ["6 & 3 | 8 ^ 1", 11],
    ["1 << 4 >> 2", 4],
    ["int(2.7) + float(1)", 3],
    ["int[8](200)", -56],
    ["uint[4](~5)", 10],
    ["angle(3 * pi)", Math.PI],
    ["angle[2](pi / 3)", Math.PI / 2],
    ["float[32](0.1)", Math.fround(0.1)],
    ["bit[4](21)", 5],
    ["angle(3 * pi / 2) / angle(pi)", 1],
    ["angle[4](5 * pi / 4) / angle[4](pi / 8)", 10],
    ["angle[4](7 * pi / 8) / angle[8](pi / 8)", 7],
    ["angle[4](pi / 8) / angle[4](pi)", 0],
    ["float(angle(3 * pi / 2)) / float(angle(pi))", 1.5],
    ["angle(3 * pi / 2) / pi", 1.5],
    ['uint[2]("11") + popcount("11")', 5],
    ["1_0.2_5e0_1 + 0xf_f", 357.5],
  ])("evaluates %s", (expression, expected) => {
    expect(value3(expression)).toBeCloseTo(expected, 12);
  });

  it.each([
    ["ctrl @ x q[0], q[1];", "cx q[0], q[1];"],
    ["ctrl @ ctrl @ x q[2], q[0], q[1];", "ccx q[0], q[2], q[1];"],
    ["negctrl @ x q[0], q[1];", "x q[0]; cx q[0], q[1]; x q[0];"],
    ["negctrl @ ctrl @ x q[0], q[1], q[2];", "x q[0]; ccx q[0], q[1], q[2]; x q[0];"],
    ["negctrl(2) @ x q[0], q[1], q[2];", "x q[0]; x q[1]; ccx q[0], q[1], q[2]; x q[0]; x q[1];"],
    ["ctrl @ gphase(0.3) q[0];", "p(0.3) q[0];"],
    ["ctrl @ rz(0.3) q[0], q[1];", "crz(0.3) q[0], q[1];"],
    ["ctrl @ p(0.3) q[0], q[1];", "cp(0.3) q[0], q[1];"],
    [
      "ctrl @ U(0.1, 0.2, 0.3) q[0], q[1]; p(0.4 - 0.05) q[0];",
      "cu(0.1, 0.2, 0.3, 0.4) q[0], q[1];",
    ],
    ["inv @ U(0.1, 0.2, 0.3) q[0];", "U(-0.1, -0.3, -0.2) q[0];"],
    ["inv @ cswap q[0], q[1], q[2];", "cswap q[0], q[1], q[2];"],
    ["pow(0.5) @ x q[0];", "sx q[0];"],
    ["pow(0.5) @ z q[0];", "s q[0];"],
    ["inv @ pow(0.25) @ z q[0];", "tdg q[0];"],
    ["pow(-2) @ s q[0];", "z q[0];"],
    ["ctrl @ pow(0.5) @ x q[0], q[1];", "pow(0.5) @ cx q[0], q[1];"],
    ["pow(3) @ swap q[0], q[1];", "swap q[0], q[1];"],
    ["pow(0) @ ccx q[0], q[1], q[2];", "id q[0];"],
    [
      "gate g a, b { cx a, b; h a; } pow(2) @ g q[0], q[1];",
      "cx q[0], q[1]; h q[0]; cx q[0], q[1]; h q[0];",
    ],
    ["gate g a, b { cx a, b; t a; } inv @ g q[0], q[1];", "tdg q[0]; cx q[0], q[1];"],
    ["gate g a { s a; h a; } pow(0.5) @ g q[0]; pow(0.5) @ g q[0];", "s q[0]; h q[0];"],
    ["gate g a { gphase(0.3); h a; } ctrl @ g q[0], q[1];", "p(0.3) q[0]; ch q[0], q[1];"],
    ["u2(0.1, 0.2) q[0];", "gphase(-(0.3 + pi / 2) / 2); U(pi / 2, 0.1, 0.2) q[0];"],
    ["u3(0.5, 0.1, 0.2) q[0];", "gphase(-(0.3 + 0.5) / 2); U(0.5, 0.1, 0.2) q[0];"],
    ["U(0.1, 0.2, 0.3) q[0];", "U(0.1 + 2 * pi, 0.2, 0.3) q[0];"],
  ])("takes %s for %s", (left, right) => {
    const head = `${HEAD_3}qubit[3] q;\n`;
    expect(isSame(head + left, head + right)).toBe(true);
  });

  it("computes what is known of a ripple-carry adder", () => {
    const source = `${HEAD_3}
      gate majority a, b, c { cx c, b; cx c, a; ccx a, b, c; }
      gate unmajority a, b, c { ccx a, b, c; cx c, a; cx a, b; }
      const uint[3] left = 5; const uint[3] right = 6;
      qubit carry; qubit[3] a; qubit[3] b; qubit over; bit[4] sum;
      for uint i in [0:2] { if (left[i]) x a[i]; if (right[i]) x b[i]; }
      majority carry, b[0], a[0];
      for uint i in [0:1] { majority a[i], b[i + 1], a[i + 1]; }
      cx a[2], over;
      for uint i in [1:-1:0] { unmajority a[i], b[i + 1], a[i + 1]; }
      unmajority carry, b[0], a[0];
      sum[0:2] = measure b; sum[3] = measure over;`;
    expect(probabilitiesOf(read(source)).get("1011")).toBeCloseTo(1, 12);
  });

  it("computes what is known of an inverse Fourier transform by measurements", () => {
    const source = `${HEAD_3}qubit[3] q; bit[3] c;
      h q; p(2 * pi * 5 / 8) q[2]; p(2 * pi * 5 / 4) q[1]; p(2 * pi * 5 / 2) q[0];
      h q[0]; c[0] = measure q[0];
      if (c[0]) rz(-pi / 2) q[1];
      h q[1]; c[1] = measure q[1];
      if (int[3](c) == 1) { rz(-pi / 4) q[2]; } else if (c == 2) { rz(-pi / 2) q[2]; }
      if (c[0] && c[1]) rz(-3 * pi / 4) q[2];
      h q[2]; c[2] = measure q[2];`;
    expect(probabilitiesOf(read(source)).get("101")).toBeCloseTo(1, 12);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";

const ANN = "acc_000000000000000000000001";
const PATHS = [
  ...["auto", "statevector", "density-matrix", "stabilizer", "mps", "sparse"].map(
    (engine) => `${engine}/execute/qasm`,
  ),
  ...["statevector", "density-matrix", "stabilizer", "mps"].map(
    (engine) => `${engine}/expectation/qasm`,
  ),
  ...["statevector/amplitudes/qasm", "mps/amplitudes/qasm", "unitary/execute/qasm"],
  ...["validate", "analyze", "equivalence", "convert"].map((act) => `circuit/${act}/qasm`),
  ...["qubo/solve", "qubo/evaluate", "ising/solve", "max-cut/solve", "max-cut/evaluate"],
  ...["tsp/solve", "tsp/evaluate", "qaoa/execute"],
];

interface ListedRoute {
  readonly path: string;
  readonly summary: string;
  readonly schema: { readonly properties: object };
  readonly sample: object;
}

let house: BackendTestApp;
let listed: ListedRoute[];
beforeAll(async () => {
  house = await buildBackendApp(backend);
  const reply = await house.app.inject({ url: "/routes", headers: onBehalfOf(ANN) });
  listed = reply.json<{ routes: ListedRoute[] }>().routes;
});
afterAll(() => house.close());

const post = (path: string, payload: object | string) => ({
  method: "POST" as const,
  url: `/${path}`,
  headers: onBehalfOf(ANN),
  payload,
});

async function answerOf(path: string, body: object) {
  const reply = await house.app.inject(post(path, body));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  return reply.json();
}

describe("the list of routes", () => {
  it("has exactly those of the contract, each with a schema and a sample", () => {
    expect(listed.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
    for (const { summary, schema, sample } of listed) {
      expect(summary.length).toBeGreaterThan(20);
      expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(sample)));
    }
  });

  it.each(PATHS)("answers the sample of %s", async (path) => {
    const { sample } = listed.find((one) => one.path === path) as ListedRoute;
    const reply = await answerOf(path, sample);
    expect(reply.elapsed_ms).toBeGreaterThanOrEqual(0);
  });

  it.each(PATHS)("names what is missing in an empty body to %s", async (path) => {
    const reply = await house.app.inject(post(path, {}));
    expect(reply.statusCode).toBe(400);
    const { code, message, details } = reply.json().error;
    expect(code).toBe("invalid_request");
    expect(message).toMatch(
      /^(qasm|a|n|x|tour|terms or matrix|coords or matrix|edges or .*) is required/,
    );
    expect(details[0].path).toMatch(/^\/[a-z]+$/);
  });
});

const TWO = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const THREE = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';
const register = (qubits: number) => `${TWO}qreg q[${qubits}];\nh q[0];\nt q[0];\n`;

describe("a program that is refused", () => {
  const faulty = (name: string, program: string, line: number, code: string, status = 400) => ({
    name: `for ${name} is ${status} with its place`,
    request: post("auto/execute/qasm", { qasm: program }),
    status,
    body: {
      error: {
        code: status === 400 ? "invalid_request" : "validation_error",
        message: expect.stringMatching(new RegExp(`^qasm, line ${line}, column \\d+: `)),
        details: expect.arrayContaining([
          expect.objectContaining({
            path: "/qasm",
            line,
            column: expect.any(Number),
            code,
            message: expect.any(String),
            hint: expect.any(String),
          }),
        ]),
      },
    },
  });
  const parentheses = `${"(".repeat(10_000)}pi${")".repeat(10_000)}`;
  apiCases(
    () => house.app,
    [
      faulty("an unknown gate", `${TWO}qreg q[2];\nfoo q[0];`, 4, "unknown_gate"),
      faulty(
        "10,000 parentheses",
        `${TWO}qreg q[1];\nrx(${parentheses}) q[0];`,
        4,
        "nested_too_deeply",
      ),
      faulty("a gate in itself", `${TWO}gate g a { g a; }\nqreg q[1];`, 3, "recursive_gate"),
      faulty("division by zero", `${TWO}qreg q[1];\nrx(pi/0) q[0];`, 4, "division_by_zero"),
      faulty("an index out of range", `${TWO}qreg q[2];\nh q[2];`, 4, "index_out_of_range"),
      faulty("a register of 10^9", `${TWO}qreg q[1000000000];`, 3, "too_many_qubits", 422),
      faulty(
        "a loop of 10^9",
        `${THREE}qubit q;\nfor int i in [1:1000000000] { h q; }`,
        4,
        "too_many_operations",
        422,
      ),
      ...[
        ["defcal", "defcal x $0 {}"],
        ["cal", "cal {}"],
        ["box", "box { }"],
        ["delay", "delay[10ns] q;"],
        ["stretch", "stretch s;"],
        ["extern", "extern f(int) -> int;"],
        ["while", "while (true) { }"],
        ["def", "def f(qubit a) { }"],
        ["array", "array[int, 3] a;"],
        ["input", "input float a;"],
        ["duration", "duration d = 10ns;"],
      ].map(([name = "", statement = ""]) =>
        faulty(name, `${THREE}qubit q;\n${statement}`, 4, "unsupported_feature"),
      ),
    ],
  );

  it("is found wrong by validation, which is no error", async () => {
    const reply = await answerOf("circuit/validate/qasm", { qasm: `${TWO}qreg q[2];\nhh q[0];` });
    expect(reply).toMatchObject({
      valid: false,
      errors: [{ line: 4, column: 1, code: "unknown_gate", hint: expect.any(String) }],
    });
    const { errors: none, ...fine } = await answerOf("circuit/validate/qasm", {
      qasm: `${TWO}qreg q[2];\nh q;`,
    });
    expect(fine).toMatchObject({ valid: true, version: 2, qubits: 2, clbits: 0, operations: 2 });
    expect(none).toEqual([]);
  });

  it("says in which of two programs the fault is", async () => {
    const body = { a: register(1), b: `${TWO}qreg q[1];\nhh q[0];` };
    const reply = await house.app.inject(post("circuit/equivalence/qasm", body));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({
      message: "b, line 4, column 1: there is no gate hh",
      details: [{ path: "/b", line: 4, code: "unknown_gate" }],
    });
  });
});

describe("a limit is told with its figure:", () => {
  const refused = (name: string, path: string, body: object, message: RegExp, at = "/qasm") => ({
    name,
    request: post(path, body),
    status: 422,
    body: {
      error: {
        code: "validation_error",
        message: expect.stringMatching(message),
        details: [{ path: at, message: expect.any(String) }],
      },
    },
  });
  const many = (engine: string, qubits: number, most: number) =>
    refused(
      `${engine} and ${qubits} qubits`,
      `${engine}/execute/qasm`,
      { qasm: register(qubits) },
      new RegExp(`${engine} .*at most ${most} qubits.* ${qubits}`),
    );
  apiCases(
    () => house.app,
    [
      many("statevector", 25, 24),
      many("density-matrix", 13, 12),
      many("stabilizer", 2_001, 2_000),
      many("mps", 61, 60),
      many("sparse", 49, 48),
      refused(
        "no engine for 61 qubits that are no Clifford",
        "auto/execute/qasm",
        { qasm: `${TWO}qreg q[61];\nt q[0];` },
        /no engine takes this circuit of 61 qubits: statevector takes at most 24/,
      ),
      refused(
        "the unitary of 11 qubits",
        "unitary/execute/qasm",
        { qasm: register(11) },
        /unitary .*at most 10 qubits.* 11/,
      ),
      refused(
        "a T gate on the stabilizer engine",
        "stabilizer/execute/qasm",
        { qasm: register(1) },
        /^the stabilizer engine takes Clifford gates alone; t at line 5, column 1 is none$/,
      ),
      refused(
        "noise on another engine",
        "statevector/execute/qasm",
        { qasm: register(1), noise: { depolarizing: 0.1 } },
        /noise/,
        "/noise",
      ),
      refused(
        "a Pauli string of another length",
        "mps/expectation/qasm",
        { qasm: register(1), observables: [{ pauli: "Z" }, { pauli: "ZZ" }] },
        /one of I, X, Y and Z for each of the 1 qubits/,
        "/observables/1/pauli",
      ),
      refused(
        "a basis state of another length",
        "mps/amplitudes/qasm",
        { qasm: register(1), basis_states: ["0", "01"] },
        /0 or 1 for each of the 1 qubits/,
        "/basis_states/1",
      ),
      refused(
        "shots of a long register",
        "stabilizer/execute/qasm",
        { qasm: `${TWO}qreg q[2000];\ncreg c[2000];\nmeasure q -> c;`, shots: 5_001 },
        /shots may be at most 5000/,
        "/shots",
      ),
      refused(
        "a state after a measurement",
        "statevector/amplitudes/qasm",
        { qasm: `${TWO}qreg q[1];\ncreg c[1];\nmeasure q -> c;\nh q[0];` },
        /measurement/,
      ),
      refused(
        "10,001 variables",
        "qubo/solve",
        { n: 10_001, terms: [] },
        /10000 variables at most; there are 10001/,
        "/n",
      ),
      refused(
        "5,001 cities",
        "tsp/solve",
        { coords: Array.from({ length: 5_001 }, (_, at) => [at, 0]) },
        /5000 cities at most; there are 5001/,
        "/coords",
      ),
      refused("21 qubits of QAOA", "qaoa/execute", { n: 21, edges: [[0, 20]] }, /at most 20/, "/n"),
    ],
  );

  it("a name as long as the program, which is not repeated", async () => {
    const qasm = `${TWO}qreg q[1];\n${"a".repeat(100_000)} q[0];`;
    const { errors } = await answerOf("circuit/validate/qasm", { qasm });
    expect(errors[0].message.length).toBeLessThanOrEqual(301);
    expect(errors[0].message).toMatch(/^there is no gate a+…a+$/);
  });

  it("amplitudes of 13 qubits, of which some have to be named", async () => {
    const body = { qasm: register(13) };
    const reply = await house.app.inject(post("statevector/amplitudes/qasm", body));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({
      code: "invalid_request",
      details: [{ path: "/basis_states" }],
    });
  });

  it("the time to compute", async () => {
    const qasm = `${THREE}qubit[20] q; for int i in [1:3000] { h q; t q; cx q[0], q[19]; }`;
    const startedAt = performance.now();
    const reply = await house.app.inject(
      post("statevector/execute/qasm", { qasm, timeout_ms: 400 }),
    );
    expect([reply.statusCode, reply.json().error]).toMatchObject([
      504,
      { code: "timeout", message: "the answer was not computed within 400 ms" },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describe("circuits", () => {
  it("have outcomes with the highest bit leftmost, over all registers", async () => {
    const qasm = `${TWO}qreg q[3];\ncreg a[2];\ncreg b[1];\nx q[0];\nx q[2];\nmeasure q[0] -> a[0];\nmeasure q[2] -> b[0];`;
    for (const engine of ["auto", "statevector", "density-matrix", "stabilizer", "mps", "sparse"]) {
      const reply = await answerOf(`${engine}/execute/qasm`, { qasm, shots: 10 });
      expect(reply).toMatchObject({
        probabilities: { "101": expect.closeTo(1, 9) },
        counts: { "101": 10 },
        version: 2,
        qubits: 3,
        clbits: 3,
        depth: 2,
        gate_counts: { x: 2 },
        rest_mass: expect.closeTo(0, 9),
        sampled: false,
      });
    }
  });

  it("list the likeliest outcomes first", async () => {
    const qasm = `${TWO}qreg q[2];\ncreg c[2];\nry(pi/3) q[0];\nry(pi/3) q[1];\nmeasure q -> c;`;
    const reply = await house.app.inject(post("statevector/execute/qasm", { qasm, shots: 1_000 }));
    expect(reply.body).toMatch(/"probabilities":\{"00":[^"]+"(01|10)":[^"]+"(01|10)":[^"]+"11":/);
    expect(reply.body).toMatch(/"counts":\{"00":[^"]+"(01|10)":[^"]+"(01|10)":[^"]+"11":/);
  });

  it("give the same counts for the same seed, and tell the seed they drew", async () => {
    const run = (seed?: number) =>
      answerOf("statevector/execute/qasm", {
        qasm: register(3),
        shots: 500,
        ...(seed === undefined ? {} : { seed }),
      });
    const [one, again, other] = [await run(1), await run(1), await run(2)];
    expect(one.counts).toEqual(again.counts);
    expect(one.counts).not.toEqual(other.counts);
    const drawn = await run();
    expect((await run(drawn.seed)).counts).toEqual(drawn.counts);
  });

  it("of 24 qubits are run beside the quick ones", async () => {
    const qasm = `${THREE}qubit[24] q; bit[2] c; h q[0]; t q[0]; for int i in [0:22] { cx q[i], q[i + 1]; } c[0] = measure q[0]; c[1] = measure q[23];`;
    const reply = await answerOf("statevector/execute/qasm", { qasm });
    expect(reply.probabilities).toEqual({
      "00": expect.closeTo(0.5, 9),
      "11": expect.closeTo(0.5, 9),
    });
    expect(reply.memory_bytes).toBe(16 * 2 ** 24);
  });

  it("have a unitary, in numbers up to 7 qubits and in base64 above", async () => {
    const small = await answerOf("unitary/execute/qasm", { qasm: `${TWO}qreg q[1];\nsx q[0];` });
    const half = expect.closeTo(0.5, 12);
    const less = expect.closeTo(-0.5, 12);
    expect(small.matrix).toEqual([
      [
        [half, half],
        [half, less],
      ],
      [
        [half, less],
        [half, half],
      ],
    ]);
    const large = await answerOf("unitary/execute/qasm", {
      qasm: `${TWO}qreg q[8];\nx q[0];\nz q[7];`,
    });
    expect(large).not.toHaveProperty("matrix");
    const bytes = Buffer.from(large.matrix_base64, "base64");
    expect(bytes.length).toBe(16 * 4 ** 8);
    const at = (row: number, column: number) => bytes.readDoubleLE(16 * (row * 256 + column));
    expect([at(0, 1), at(1, 0), at(128, 129), at(0, 0)]).toEqual([1, 1, -1, 0]);
  });

  it("read amplitudes in the order that is asked for", async () => {
    const body = { qasm: `${TWO}qreg q[2];\nx q[0];`, basis_states: ["10", "01", "10"] };
    for (const engine of ["statevector", "mps"]) {
      const { amplitudes } = await answerOf(`${engine}/amplitudes/qasm`, body);
      const [one, two, three] = amplitudes;
      expect([one, two, three].map(({ state, re }) => [state, Math.round(re)])).toEqual([
        ["10", 0],
        ["01", 1],
        ["10", 0],
      ]);
    }
  });

  it("are no Clifford circuit because each gate is nearly nothing", async () => {
    const turns = `${THREE}qubit q;\nfor int i in [1:100000] { rz(1e-9) q; }`;
    const reply = await answerOf("circuit/equivalence/qasm", { a: turns, b: `${THREE}qubit q;` });
    expect(reply).toMatchObject({ equivalent: false, proven: true });
  });

  it("are told apart up to a global phase, with the phase", async () => {
    const one = `${THREE}qubit q;\nrz(pi / 2) q;`;
    const reply = await answerOf("circuit/equivalence/qasm", {
      a: one,
      b: `${THREE}qubit q;\ns q;`,
    });
    expect(reply).toMatchObject({ equivalent: true, proven: true });
    expect(reply.global_phase).toBeCloseTo(-Math.PI / 4, 9);
    const other = await answerOf("circuit/equivalence/qasm", {
      a: one,
      b: `${THREE}qubit q;\nt q;`,
    });
    expect(other).toMatchObject({ equivalent: false, proven: true });
  });

  it("are converted both ways and to a basis", async () => {
    const three = await answerOf("circuit/convert/qasm", {
      qasm: `${TWO}qreg q[2];\ncreg c[2];\nh q[0];\nmeasure q -> c;`,
    });
    expect(three).toMatchObject({ version: 3, basis: null });
    expect(three.qasm).toMatch(
      /^OPENQASM 3\.0;[\s\S]*qubit\[2\] q;[\s\S]*h q\[0\];[\s\S]*measure q/,
    );
    const two = await answerOf("circuit/convert/qasm", { qasm: three.qasm });
    expect(two).toMatchObject({ version: 2 });
    expect(two.qasm).toContain("measure q");
    const basis = await answerOf("circuit/convert/qasm", {
      qasm: `${TWO}qreg q[2];\nswap q[0],q[1];`,
      basis: "u3+cx",
    });
    expect(basis).toMatchObject({ version: 2, basis: "u3+cx" });
    expect(basis.qasm.match(/cx q\[/g)).toHaveLength(3);
  });

  it("that the other version cannot say are 422 at their place", async () => {
    const qasm = `${THREE}qubit q;\nmeasure q;`;
    const reply = await house.app.inject(post("circuit/convert/qasm", { qasm, version: 2 }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({
      message: "qasm, line 4, column 1: OpenQASM 2 has no measurement whose outcome is thrown away",
      details: [{ path: "/qasm", line: 4, hint: "measure into a bit, or reset the qubit" }],
    });
  });
});

describe("problems", () => {
  apiCases(
    () => house.app,
    [
      ["qubo/solve", { n: 0, terms: [] }, { x: [], energy: 0, proven_optimal: true }],
      [
        "qubo/solve",
        { n: 1, terms: [[0, 0, -3]] },
        { x: [1], energy: -3, lower_bound: -3, upper_bound: -3 },
      ],
      [
        "qubo/solve",
        {
          n: 2,
          terms: [
            [0, 1, 2],
            [1, 0, 1],
            [0, 1, -5],
          ],
          sense: "max",
        },
        { energy: 0 },
      ],
      [
        "qubo/solve",
        {
          matrix: [
            [-1, 3],
            [0, -1],
          ],
        },
        { energy: -1, proven_optimal: true },
      ],
      ["ising/solve", { n: 2, h: [0, 0], J: [[0, 1, 1]] }, { energy: -1, proven_optimal: true }],
      ["ising/solve", { n: 1, h: [2], J: [[0, 0, 5]] }, { spins: [-1], energy: 3 }],
      ["max-cut/solve", { n: 1, edges: [] }, { cut: 0, partition: [0] }],
      [
        "max-cut/solve",
        {
          n: 4,
          edges: [
            [0, 1],
            [2, 3, 2],
            [0, 1],
            [3, 3, 9],
          ],
        },
        { cut: 4, proven_optimal: true },
      ],
      ["max-cut/solve", { n: 2, edges: [[1, 2]], one_based: true }, { cut: 1, partition: [0, 1] }],
      [
        "max-cut/solve",
        {
          n: 3,
          edges: [
            [0, 1, -1],
            [1, 2, -2],
          ],
        },
        { cut: 0, partition: [0, 0, 0] },
      ],
      ["tsp/solve", { coords: [] }, { length: 0, tour: [], proven_optimal: true }],
      ["tsp/solve", { coords: [[1, 1]] }, { length: 0, tour: [0] }],
      [
        "tsp/solve",
        {
          matrix: [
            [0, 1, 9],
            [9, 0, 1],
            [1, 9, 0],
          ],
        },
        { length: 3, proven_optimal: true },
      ],
      [
        "tsp/evaluate",
        {
          coords: [
            [0, 0],
            [3, 4],
          ],
          metric: "EUC_2D",
          tour: [0, 1],
        },
        { length: 10 },
      ],
    ].map(([path, body, answer]) => ({
      name: `${path} ${JSON.stringify(body)}`,
      request: post(path as string, body as object),
      status: 200,
      body: answer,
    })),
  );

  const wrong = (path: string, body: object | string, status: number, message: string) => ({
    name: `${path}: ${message}`,
    request: post(path, body),
    status,
    body: { error: { code: status === 400 ? "invalid_request" : "validation_error", message } },
  });
  apiCases(
    () => house.app,
    [
      wrong("qubo/solve", { n: 2 }, 400, "terms or matrix is required"),
      wrong("qubo/solve", { terms: [] }, 400, "n is required"),
      wrong(
        "qubo/solve",
        { n: 1, terms: [], matrix: [[1]] },
        422,
        "terms and matrix must not be given together",
      ),
      wrong("qubo/solve", '{"n":1,"terms":[[0,0,NaN]]}', 400, "the body is not valid JSON"),
      wrong(
        "qubo/solve",
        { n: 2, terms: [[0, 2, 1]] },
        422,
        "indexes of terms must be integers from 0 to 1; entry 0 has 2",
      ),
      wrong(
        "qubo/evaluate",
        { n: 2, terms: [], x: [0, 2] },
        422,
        "x must have values of 0 and 1; value 1 is 2",
      ),
      wrong(
        "ising/solve",
        { n: 2, h: [1], J: [] },
        422,
        "h must have 2 numbers, one for each spin; it has 1",
      ),
      wrong(
        "max-cut/evaluate",
        { n: 2, edges: [], partition: [0] },
        422,
        "partition must have 2 values; it has 1",
      ),
      wrong(
        "qubo/solve",
        '{"n":1,"terms":[[0,0,1e309]]}',
        422,
        "the body holds a number out of range",
      ),
      wrong("tsp/solve", {}, 400, "coords or matrix is required"),
      wrong(
        "tsp/solve",
        { coords: [], matrix: [] },
        422,
        "coords and matrix must not be given together",
      ),
      wrong(
        "tsp/solve",
        { matrix: [[0, 1]] },
        422,
        "matrix must have 1 numbers in each of its rows; row 0 has 2",
      ),
      wrong(
        "tsp/evaluate",
        {
          coords: [
            [0, 0],
            [1, 1],
          ],
          tour: [0, 0],
        },
        422,
        "tour has city 0 twice, at positions 0 and 1",
      ),
      wrong("qaoa/execute", { p: 2 }, 400, "edges or terms or matrix is required"),
      wrong("qaoa/execute", { n: 2, edges: [], p: 6 }, 422, "p must be <= 5"),
    ],
  );

  it("are searched for as long as is asked, and the same with the same rounds", async () => {
    const coords = Array.from({ length: 60 }, (_, at) => [(at * 37) % 101, (at * 61) % 97]);
    const body = { coords, seed: 5, max_iterations: 300, time_limit_ms: 10_000 };
    const [one, again] = [await answerOf("tsp/solve", body), await answerOf("tsp/solve", body)];
    expect(one.tour).toEqual(again.tour);
    expect(one.lower_bound).toBeLessThanOrEqual(one.length);
    const { length } = await answerOf("tsp/evaluate", { coords, tour: one.tour });
    expect(length).toBe(one.length);
  });

  it("have a bound where the least or the most is sought", async () => {
    const terms = Array.from({ length: 400 }, (_, at) => [
      at % 40,
      (at * 7) % 40,
      ((at * 31) % 19) - 9,
    ]);
    const limits = { time_limit_ms: 100 };
    const least = await answerOf("qubo/solve", { n: 40, terms, ...limits });
    expect(least.lower_bound).toBeLessThanOrEqual(least.energy);
    expect(least.upper_bound).toBe(least.energy);
    const most = await answerOf("qubo/solve", { n: 40, terms, sense: "max", ...limits });
    expect(most.upper_bound).toBeGreaterThanOrEqual(most.energy);
    expect(most.lower_bound).toBe(most.energy);
  });
});

it("keeps nothing that callers sent in its log", () => {
  expect(house.log.text()).not.toContain("OPENQASM");
});

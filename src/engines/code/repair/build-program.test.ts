import { describe, expect, it } from "vitest";
import { type BuiltProgram, buildProgram } from "./build-program.js";

const build = (files: Record<string, string>, test: string, isCounted = true) => {
  const list = Object.entries(files).map(([path, content]) => ({ path, content }));
  return buildProgram({ files: list, test: { content: test } }, { isCounted });
};

/** Loads the modules with Node.js itself; answers what the first one exports, and the counts. */
function load(program: BuiltProgram) {
  const runs = new Uint8Array(program.numbers.size);
  const host = {
    steps: 100,
    runs,
    check: () => undefined,
    step: () => host.exceed(host.steps--),
    exceed: (_left?: number) => {
      if (host.steps < 0) throw new Error("too many steps");
    },
    define: (target: object, getters: Record<string, () => unknown>) => {
      for (const [name, get] of Object.entries(getters))
        Object.defineProperty(target, name, { get, enumerable: true });
    },
    default: (exports: { default?: unknown }) => exports.default,
    copy: (target: object, from: object) => Object.assign(target, from),
  };
  const loaded = new Map<number, { exports: Record<string, unknown> }>();
  const need = (at: number): Record<string, unknown> => {
    const known = loaded.get(at);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(at, module);
    const { code, parameters, links, isModule } = program.modules[at] ?? {
      code: "",
      parameters: "",
      links: {} as Record<string, number | string>,
      isModule: true,
    };
    const require = (specifier: string) => need(Number(links[specifier]));
    const body = new Function(...parameters.split(", "), code);
    if (isModule) body(host, require, module.exports);
    else body(host, require, module.exports, require, module, "", "");
    return module.exports;
  };
  return { exports: need(0), host, runs };
}

function built(files: Record<string, string>, test = "", isCounted = true): BuiltProgram {
  const program = build(files, test, isCounted);
  if ("message" in program) throw new Error(program.message);
  return program;
}

describe("a linked program", () => {
  it("does what modules do, with every line where it was", () => {
    const files = {
      "main.js":
        "#!/usr/bin/env node\nimport twice, { one as first } from './parts.js';\nimport * as all from './parts.js';\nexport { three } from './more.mjs';\nexport * from './old.cjs';\nexport const sum = twice(first) + all.one;\nexport default function named() { return sum; }\nexport let list = [1, 2].map((x) => x + sum);\n",
      "parts.js": "export default (x) => x * 2;\nexport const one = 1;\n",
      "more.mjs": "const three = 3;\nexport { three, three as 'a name' };\n",
      "old.cjs": "'use strict';\nexports.old = require('./data.json').value;\n",
      "data.json": '{ "value": 7 }',
    };
    const program = built(files);
    const { exports } = load(program);
    expect({ ...exports, named: (exports.default as () => number)() }).toMatchObject({
      sum: 3,
      list: [4, 5],
      three: 3,
      old: 7,
      named: 3,
    });
    for (const [at, content] of Object.values(files).entries()) {
      expect(program.modules[at]?.code.split("\n")).toHaveLength(content.split("\n").length);
    }
  });

  it("keeps what statements without braces do, and ends what never ends", () => {
    const { exports, host } = load(
      built({
        "a.js":
          "exports.f = (n) => { let s = 0\nfor (let i = 0; i < n; i++) if (i % 2) s += i; else for (const x of [1]) s -= x\ndo s++; while (s < 0)\nout: while (true) { switch (s) { case 1: s = 9; default: break out } }\nreturn s }\nexports.g = () => { while (true); }\nexports.h = (a) => (b) => a + b\nexports.r = function r() { return r() }\n",
      }),
    );
    const { f, g, h, r } = exports as Record<string, (value?: number) => unknown>;
    expect(f?.(4)).toBe(3);
    expect((h as (a: number) => (b: number) => number)(1)(2)).toBe(3);
    host.steps = 50;
    expect(() => g?.()).toThrow("too many steps");
    host.steps = 50;
    expect(() => r?.()).toThrow("too many steps");
  });

  it("counts the statements that ran", () => {
    const program = built({
      "a.js": "exports.f = (x) => {\n  if (x) return 1;\n  return 2;\n};\n",
    });
    const { exports, runs } = load(program);
    runs.fill(0);
    (exports.f as (x: boolean) => number)(true);
    const ran = [...program.numbers].flatMap(([{ node }, number]) =>
      runs[number] ? [node.type] : [],
    );
    expect(ran).toEqual(["IfStatement", "ReturnStatement"]);
  });

  it("gives a test what it uses without an import, where one file has it", () => {
    const program = built({ "a.js": "function add(a, b) {\n  return a + b;\n}\n" }, "add(1, 2);");
    expect(program.modules.at(-1)?.links).toEqual({ "a.js": 0 });
    expect(load(program).exports).toMatchObject({ add: expect.any(Function) });
  });
});

describe("what cannot be run", () => {
  it("is told with its place", () => {
    expect(build({ "a.js": "let a = 1;\nlet a = 2;\n" }, "")).toEqual({
      path: "a.js",
      line: 2,
      column: 5,
      message: "Identifier 'a' has already been declared",
    });
    expect(build({ "a.json": "{" }, "")).toMatchObject({ path: "a.json", line: 1 });
    expect(build({ "a.js": "export const a = await 1;" }, "")).toMatchObject({ path: "a.js" });
    expect(build({ "a.js": "" }, "import 'left-pad';")).toMatchObject({
      message: "imports left-pad, which does not run in the isolate",
    });
  });

  it("nests too deeply, and is told so without a crash", () => {
    expect(build({ "a.js": "[".repeat(200_000) }, "")).toMatchObject({
      path: "a.js",
      message: expect.stringMatching(/nested too deeply|stack space/),
    });
  });
});

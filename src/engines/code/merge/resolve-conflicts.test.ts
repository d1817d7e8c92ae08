import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Resolution, resolveConflicts } from "./resolve-conflicts.js";

function marked(ours: string[], base: string[] | undefined, theirs: string[]): string[] {
  const middle = base === undefined ? [] : ["||||||| 1a2b3c4", ...base];
  return ["<<<<<<< HEAD", ...ours, ...middle, "=======", ...theirs, ">>>>>>> main"];
}

function resolve(content: string[], path?: string): Resolution {
  const answer = resolveConflicts({ content: content.join("\n"), path });
  if (!("resolved" in answer)) throw new Error(answer.message);
  return answer;
}

describe("resolveConflicts", () => {
  it.each<[string, string, string[], string[] | undefined, string[], string[], string]>([
    ["the same change", "a.txt", ["new"], ["old"], ["new"], ["new"], "identical"],
    ["a change of theirs alone", "a.txt", ["old"], ["old"], ["new"], ["new"], "one_sided"],
    ["a change of ours alone", "a.txt", ["new"], ["old"], ["old"], ["new"], "one_sided"],
    [
      "changes of lines apart",
      "a.txt",
      ["one", "2", "three", "four", "five"],
      ["one", "two", "three", "four", "five"],
      ["one", "two", "three", "4", "five"],
      ["one", "2", "three", "4", "five"],
      "lines",
    ],
    [
      "members of a manifest",
      "package.json",
      ['    "ajv": "^8.1.0",', '    "pino": "^9.0.0",'],
      ['    "ajv": "^8.0.0",', '    "pino": "^9.0.0",'],
      ['    "ajv": "^8.0.0",', '    "pino": "^9.2.0",', '    "undici": "^7.0.0",'],
      ['    "ajv": "^8.1.0",', '    "pino": "^9.2.0",', '    "undici": "^7.0.0",'],
      "members",
    ],
    [
      "the higher of two versions",
      "package.json",
      ['    "ajv": "^8.12.0",'],
      ['    "ajv": "^8.0.0",'],
      ['    "ajv": "^8.9.1",'],
      ['    "ajv": "^8.12.0",'],
      "members",
    ],
    [
      "imports that both added",
      "a.js",
      ['import { readFile } from "node:fs/promises";'],
      [],
      ['import { join } from "node:path";'],
      ['import { readFile } from "node:fs/promises";', 'import { join } from "node:path";'],
      "imports",
    ],
    [
      "names that both imported",
      "a.js",
      ['import { a, b } from "m";'],
      ['import { a } from "m";'],
      ['import { a, c } from "m";'],
      ['import { a, b, c } from "m";'],
      "imports",
    ],
    [
      "items that both added to a list",
      "a.js",
      ["  'apple',", "  'banana',"],
      ["  'apple',"],
      ["  'apple',", "  'cherry',"],
      ["  'apple',", "  'banana',", "  'cherry',"],
      "list",
    ],
    ["tokens apart", "a.js", ["f(1, 3);"], ["f(1, 2);"], ["g(1, 2);"], ["g(1, 3);"], "tokens"],
    ["white space", "a.js", ["f( a )"], ["f(a)"], ["f(b)"], ["f(b)"], "whitespace"],
  ])("resolves %s", (_name, path, ours, base, theirs, wanted, rule) => {
    const answer = resolve(["before", ...marked(ours, base, theirs), "after"], path);
    expect(answer).toMatchObject({
      resolved: true,
      content: ["before", ...wanted, "after"].join("\n"),
      conflicts: [{ rule, resolution: wanted.join("\n"), needsReview: false }],
    });
    expect(answer.proposed).toBe(answer.content);
  });

  it("leaves to people what both sides wrote anew, and shows what it might be", () => {
    const ours = ["The quick brown fox jumps over the fence.", "It never came back."];
    const theirs = ["A lazy dog sleeps by the river all day.", "Nobody knows why it does."];
    const lines = ["Chapter one", ...marked(ours, ["Once upon a time."], theirs), "The end"];
    const answer = resolve(lines, "story.txt");
    expect(answer).toMatchObject({
      resolved: false,
      content: lines.join("\n"),
      proposed: null,
      conflicts: [{ resolution: null, rule: "abstained", needsReview: true }],
    });
    expect(answer.conflicts[0]?.lines).toEqual({ from: 2, to: 10 });
    expect(answer.conflicts[0]?.proposals.length).toBeGreaterThan(0);
  });

  it("merges three whole texts, and says where they conflict", () => {
    const [base, ours, theirs] = ["a\nb\nc\nd\ne", "a\nB\nc\nd\ne", "a\nb\nc\nd\nE"];
    expect(resolveConflicts({ base, ours, theirs })).toEqual({
      resolved: true,
      content: "a\nB\nc\nd\nE",
      proposed: "a\nB\nc\nd\nE",
      conflicts: [],
    });
  });

  it.each([
    ["that does not end", ["a", "<<<<<<< HEAD", "b", "=======", "c"], 2],
    ["within another", ["<<<<<<< HEAD", "a", "<<<<<<< HEAD"], 3],
  ])("names the line of a conflict %s", (_name, lines, line) => {
    expect(resolveConflicts({ content: lines.join("\n") })).toMatchObject({
      line,
      field: "content",
    });
  });

  it("reads markers that are longer, and lines that end in carriage returns", () => {
    const lines = [
      "<<<<<<<<< a\r",
      "x\r",
      "|||||||||\r",
      "y\r",
      "=========\r",
      "y\r",
      ">>>>>>>>> b\r",
    ];
    expect(resolve(lines).content).toBe("x\r");
  });

  it("never makes a file of JSON that parsed on both sides unreadable, nor loses a certain change", () => {
    const key = fc.constantFrom("a", "b", "c", "d", "e");
    const file = fc.dictionary(key, fc.integer({ min: 0, max: 3 }), { minKeys: 1 });
    fc.assert(
      fc.property(file, file, file, (base, ours, theirs) => {
        const [from, own, their] = [base, ours, theirs].map((one) => JSON.stringify(one, null, 2));
        const input = { base: from ?? "", ours: own ?? "", theirs: their ?? "", path: "a.json" };
        const answer = resolveConflicts(input);
        if (!("resolved" in answer)) throw new Error(answer.message);
        if (answer.resolved) expect(() => JSON.parse(answer.content)).not.toThrow();
        if (answer.proposed !== null) expect(() => JSON.parse(answer.proposed ?? "")).not.toThrow();
      }),
    );
  });

  it("answers a file of many conflicts, and a very long one", () => {
    const one = marked(["a = 1"], ["a = 2"], ["a = 3"]);
    const many = (count: number) => Array.from({ length: count }, () => one).flat();
    expect(resolve(many(1_000)).conflicts).toHaveLength(1_000);
    expect(() => resolve(many(1_001))).toThrow("at most 1000 conflicts");
    const long = (name: string) => Array.from({ length: 5_000 }, (_, line) => `${name} ${line}`);
    expect(resolve(marked(long("x"), long("y"), long("z"))).conflicts).toHaveLength(1);
  });
});

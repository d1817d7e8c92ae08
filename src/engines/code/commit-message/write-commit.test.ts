import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitTypes } from "./commit-type.js";
import { writeCommit } from "./write-commit.js";

/** A diff of one file, from its lines with their signs. */
function diffOf(path: string, lines: string[], head = ""): string {
  const count = (sign: string) => lines.filter((line) => !line.startsWith(sign)).length;
  return [
    `diff --git a/${path} b/${path}`,
    "index 1111111..2222222 100644",
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -1,${count("+")} +1,${count("-")} @@ ${head}`,
    ...lines,
    "",
  ].join("\n");
}

const newFile = (path: string, lines: string[]) =>
  [
    `diff --git a/${path} b/${path}`,
    "new file mode 100644",
    "index 0000000..2222222",
    "--- /dev/null",
    `+++ b/${path}`,
    `@@ -0,0 +1,${lines.length} @@`,
    ...lines.map((line) => `+${line}`),
    "",
  ].join("\n");

describe("writeCommit", () => {
  it.each<[string, string, object]>([
    [
      "pages alone as docs",
      diffOf("docs/guide.md", [" # Guide", "+Call it with a key.", "-Call it."]),
      { type: "docs", scope: "guide", subject: "update guide.md", breaking: false, body: "" },
    ],
    [
      "tests alone as test",
      diffOf("test/cache.test.ts", [
        ' describe("cache", () => {',
        '+  it("drops the oldest", () => {',
        "+  });",
        " });",
      ]),
      { type: "test", subject: "cover that it drops the oldest" },
    ],
    [
      "workflows alone as ci, with the version that moved",
      diffOf(".github/workflows/ci.yml", [
        " steps:",
        "-  - uses: actions/checkout@v3",
        "+  - uses: actions/checkout@v4",
      ]),
      { type: "ci", subject: "bump actions/checkout from 3 to 4" },
    ],
    [
      "a dependency that moved, with its scope",
      diffOf("package.json", [
        ' "dependencies": {',
        '-    "undici": "^7.1.0",',
        '+    "undici": "^7.2.0",',
      ]),
      { scope: "deps", subject: "bump undici from 7.1.0 to 7.2.0" },
    ],
    [
      "a file that moved",
      "diff --git a/src/a.ts b/src/queue/a.ts\nsimilarity index 100%\nrename from src/a.ts\nrename to src/queue/a.ts\n",
      { subject: "move a.ts to src/queue" },
    ],
    [
      "what is no longer exported as breaking",
      diffOf("src/lib/client.ts", [
        "-export function connect(url: string) {",
        "-  return open(url);",
        "-}",
        " export const version = 1;",
      ]),
      { breaking: true, scope: "client", body: "BREAKING CHANGE: connect is no longer exported" },
    ],
    [
      "more required arguments as breaking",
      diffOf("src/lib/client.ts", [
        "-export function connect(url: string) {",
        "+export function connect(url: string, key: string) {",
      ]),
      { breaking: true, body: "BREAKING CHANGE: connect takes other arguments" },
    ],
    [
      "an optional argument as not breaking",
      diffOf("src/lib/client.ts", [
        "-export function connect(url: string) {",
        "+export function connect(url: string, key?: string) {",
      ]),
      { breaking: false },
    ],
  ])("tells %s", (_name, diff, message) => {
    expect(writeCommit(diff)).toMatchObject(message);
  });

  it("tells a feature by its new export, its test and its page", () => {
    const diff = [
      newFile("src/backends/cache/expiry.ts", [
        "/** Drops entries after a time. */",
        "export function expireAfter(ms: number) {",
        "  return ms;",
        "}",
      ]),
      newFile("src/backends/cache/expiry.test.ts", [
        'it("expires", () => {',
        "  expect(expireAfter(1)).toBe(1);",
        "});",
      ]),
      diffOf("README.md", [" # Cache", "+Entries may expire: `expireAfter`."]),
    ].join("");
    const message = writeCommit(diff);
    expect(message).toMatchObject({
      type: "feat",
      scope: "cache",
      subject: "add expireAfter",
      breaking: false,
    });
    expect(message?.body).toContain("- add src/backends/cache/expiry.ts with expireAfter");
  });

  it("tells a repair by a guard that was missing", () => {
    const lines = [
      " function first(list) {",
      "-  return list[0].name;",
      "+  if (list.length === 0) return undefined;",
      "+  return list[0].name;",
      " }",
    ];
    const message = writeCommit(diffOf("src/list.js", lines, "function first(list) {"));
    expect(message).toMatchObject({ type: "fix", scope: "list", subject: "correct first" });
  });

  it.each(["", "hello", "diff --git", "@@ -1 +1 @@", "{}"])("answers nothing for %j", (text) => {
    expect(writeCommit(text)).toBeUndefined();
  });

  it("is always a head of the grammar, in 72 characters", () => {
    const line = fc.string({ maxLength: 40 }).map((text) => text.replace(/[\r\n]/g, ""));
    const path = fc.stringMatching(/^[a-z]{1,12}(\/[a-z]{1,12}){0,3}\.(ts|md|py|json|yml)$/);
    fc.assert(
      fc.property(
        path,
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (where, lines, isAdded) => {
          const message = writeCommit(
            diffOf(
              where,
              lines.map((text) => `${isAdded ? "+" : "-"}${text}`),
            ),
          );
          if (message === undefined) throw new Error("no message");
          const { type, scope, subject, breaking } = message;
          const head = `${type}${scope === null ? "" : `(${scope})`}${breaking ? "!" : ""}: ${subject}`;
          expect(commitTypes).toContain(type);
          expect(head).toMatch(/^[a-z]+(\([^()\s]+\))?!?: \S.*\S$|^[a-z]+(\([^()\s]+\))?!?: \S$/);
          expect(head.length).toBeLessThanOrEqual(72);
        },
      ),
    );
  });

  it("reads a diff of many lines", () => {
    const message = writeCommit(
      diffOf(
        "src/data.ts",
        Array.from({ length: 60_000 }, (_, at) => `+value ${at}`),
      ),
    );
    expect(message?.subject).toMatch(/^\w+ data\.ts$/);
  });
});

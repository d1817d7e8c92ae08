import type { FamilyEntries } from "../entry.js";

const BODY_CHARS_MAX = 8_000_000;
const fill = (piece: string) => piece.repeat(Math.floor(BODY_CHARS_MAX / (piece.length + 4)));

/** Each line begins a failure for one reader or another. */
const failing =
  " FAIL  a.test.ts > b\nError: c\n ❯ d a.ts:1:1\nFAIL a.js\n  ● e\n  1) f\nnot ok 1 - g\n--- FAIL: H (0.0s)\n";

const change = (path: string) =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,2 +1,2 @@\n const a = 1;\n-export const b = 2;\n+export const c = 3;\n`;

/** A program that takes long and that no small change repairs. */
const unrepairable = (at: number) =>
  `export function part${at}(list, a = 1, b = 2) {\n  let total = 0;\n  for (let i = 0; i < list.length && i < 400; i += 1) {\n    if (list[i] > a && list[i] !== b) total += list[i] * a - b;\n  }\n  return total;\n}\n`;

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    analyzeTestFailure: {
      body: () => ({ runner: "jest" }),
      costly: () => ({ output: fill(failing) }),
    },
    repairProgram: {
      body: () => ({ test: "import './a.js';", files: [{ path: "a.js", content: "" }] }),
      costly: () => ({
        files: Array.from({ length: 20 }, (_, file) => ({
          path: `part-${file}.js`,
          content: Array.from({ length: 40 }, (_, at) => unrepairable(at)).join(""),
        })),
        test: `${Array.from({ length: 20 }, (_, file) => `import * as p${file} from "./part-${file}.js";`).join("")}
for (const parts of [${Array.from({ length: 20 }, (_, file) => `p${file}`).join(", ")}]) {
  for (const part of Object.values(parts)) part(Array.from({ length: 400 }, (_, at) => at));
}
throw new Error("never right");`,
      }),
    },
    planChange: {
      costly: () => ({
        task: "Fix getUser, setUser, readUser, writeUser, dropUser, findUser, makeUser and loadUser",
        files: Array.from({ length: 100 }, (_, at) => ({
          path: `src/users-${at}.js`,
          content: "export function getUser(id) { return setUser(readUser(id)); }\n".repeat(1_200),
        })),
      }),
    },
    writeCommitMessage: {
      body: () => ({ diff: change("a.js") }),
      costly: () => ({
        diff: Array.from({ length: 20_000 }, (_, at) => change(`src/a${at}.js`)).join(""),
      }),
    },
    resolveConflicts: {
      body: () => ({ content: "<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n" }),
      costly: () => ({
        content: fill("<<<<<<< a\nb c d\n||||||| e\nb d\n=======\nb d e\n>>>>>>> f\ng\n"),
      }),
    },
  },
};

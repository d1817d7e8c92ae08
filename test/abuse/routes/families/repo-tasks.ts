import type { FamilyEntries } from "../entry.js";

const BODY_CHARS_MAX = 8_000_000;
const fill = (piece: string) => piece.repeat(Math.floor(BODY_CHARS_MAX / (piece.length + 4)));

/** Each line begins a failure for one reader or another. */
const failing =
  " FAIL  a.test.ts > b\nError: c\n ❯ d a.ts:1:1\nFAIL a.js\n  ● e\n  1) f\nnot ok 1 - g\n--- FAIL: H (0.0s)\n";

const change = (path: string) =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,2 +1,2 @@\n const a = 1;\n-export const b = 2;\n+export const c = 3;\n`;

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    analyzeTestFailure: {
      body: () => ({ runner: "jest" }),
      costly: () => ({ output: fill(failing) }),
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

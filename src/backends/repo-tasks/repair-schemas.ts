import { type Static, Type } from "@sinclair/typebox";
import { operatorPriors } from "../../content/repair-operators/operator-priors.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const FILES_MAX = 20;
/** Characters of all files together. */
export const FILES_CHARS_MAX = 262_144;
export const TEST_CHARS_MAX = 65_536;
export const CANDIDATES_MAX = 2_000;
const PATH_CHARS_MAX = 1_000;
const FAILURES_MAX = 50;
const OPERATORS = Object.keys(operatorPriors) as (keyof typeof operatorPriors)[];

const Path = Type.String({ minLength: 1, maxLength: PATH_CHARS_MAX });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const TestText = Type.String({ minLength: 1, maxLength: TEST_CHARS_MAX, pattern: "\\S" });

export const RepairBody = Type.Object(
  {
    files: Type.Array(
      Type.Object({ path: Path, content: Type.String({ maxLength: FILES_CHARS_MAX }) }),
      {
        minItems: 1,
        maxItems: FILES_MAX,
        description: `the program: ES modules, CommonJS or JSON, at most ${FILES_MAX} files and together ${FILES_CHARS_MAX} characters`,
      },
    ),
    test: Type.Union([TestText, Type.Object({ path: Type.Optional(Path), content: TestText })], {
      description:
        "code that imports or requires the files by relative path: with node:assert, node:test, vitest, jest, mocha or chai, or plain code that throws. Without its path, a file is found by the end of its own",
    }),
    language: Type.Optional(
      Type.String({ maxLength: 100, description: "`javascript`, which is also meant without it" }),
    ),
  },
  {
    examples: [
      {
        files: [
          {
            path: "src/last.js",
            content: "export function last(list) {\n  return list[list.length];\n}\n",
          },
        ],
        test: 'import assert from "node:assert";\nimport { last } from "./src/last.js";\nassert.equal(last([1, 2, 3]), 3);\n',
        language: "javascript",
      },
    ],
  },
);
export type RepairBody = Static<typeof RepairBody>;

const Failure = Type.Object({
  test: Type.String({ description: "the names of its suites and its own" }),
  message: Type.String(),
  expected: orNull(Type.String(), "null where no comparison failed"),
  actual: orNull(Type.String(), "null where no comparison failed"),
});

const Outcome = Type.Object({
  passed: Type.Integer(),
  failed: Type.Integer(),
  failures: Type.Array(Failure, { maxItems: FAILURES_MAX }),
});

export const RepairReply = Type.Object(
  {
    repaired: Type.Boolean({ description: "all tests pass with the patch" }),
    patch: orNull(Type.String(), "a unified diff of one file; null where nothing was repaired"),
    files: Type.Array(Type.Object({ path: Type.String(), content: Type.String() }), {
      description: "the file that the patch changes, as it is afterwards",
    }),
    tried: Type.Integer({ description: `changes that were tried, at most ${CANDIDATES_MAX}` }),
    evidence: Type.Object({
      reason: StringEnum(["repaired", "already_passing", "no_patch_found", "tests_do_not_run"]),
      message: Type.String(),
      before: orNull(Outcome, "null where the tests came to no end"),
      after: orNull(Outcome, "of the whole program with the patch, run anew"),
      operator: orNull(StringEnum(OPERATORS), "the kind of change"),
      location: orNull(
        Type.Object({ path: Type.String(), line: Type.Integer({ description: "from 1" }) }),
        "where the file is changed",
      ),
      candidates_passing: Type.Integer({
        description:
          "changes with which all tests pass; the more there are, the less the tests say",
      }),
      candidates_agreeing: Type.Integer({
        description:
          "of these, with the patch itself, those that did the same with other values in the test",
      }),
      time_ms: Type.Integer(),
    }),
  },
  {
    examples: [
      {
        repaired: true,
        patch:
          "--- a/src/last.js\n+++ b/src/last.js\n@@ -1,3 +1,3 @@\n export function last(list) {\n-  return list[list.length];\n+  return list[list.length - 1];\n }\n",
        files: [
          {
            path: "src/last.js",
            content: "export function last(list) {\n  return list[list.length - 1];\n}\n",
          },
        ],
        tried: 61,
        evidence: {
          reason: "repaired",
          message: "all tests pass with the patch",
          before: {
            passed: 0,
            failed: 1,
            failures: [
              {
                test: "the test file",
                message: "expected undefined to equal 3",
                expected: "3",
                actual: "undefined",
              },
            ],
          },
          after: { passed: 1, failed: 0, failures: [] },
          operator: "off_by_one",
          location: { path: "src/last.js", line: 2 },
          candidates_passing: 3,
          candidates_agreeing: 2,
          time_ms: 840,
        },
      },
    ],
  },
);
export type RepairReply = Static<typeof RepairReply>;

import { type Static, Type } from "@sinclair/typebox";
import { causeMeanings } from "../../content/test-causes/cause-patterns.js";
import { LIKELY_CAUSES, RUNNERS } from "../../engines/code/test-output/test-report.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

const OUTPUT_CHARS_MAX = 8 * 1_048_576;
const PATH_CHARS_MAX = 1_000;

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description });
const Count = (description: string) => orNull(Type.Integer(), description);

export const TestFailureBody = Type.Object(
  {
    output: Type.String({
      minLength: 1,
      maxLength: OUTPUT_CHARS_MAX,
      description:
        "what the tests wrote to a console, or a report in XML, JSON or TAP; a log of CI around it is taken off",
    }),
    runner: Type.Optional(
      Type.String({
        maxLength: 100,
        description: `whose output it is, found out unless given: ${RUNNERS.join(", ")}`,
      }),
    ),
  },
  {
    examples: [
      {
        output:
          "FAIL src/sum.test.js\n  ● sum › adds\n\n    expect(received).toBe(expected)\n\n    Expected: 3\n    Received: 2\n\n      at Object.toBe (src/sum.test.js:5:19)\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n",
      },
    ],
  },
);
export type TestFailureBody = Static<typeof TestFailureBody>;

const Place = Type.Object({
  file: Type.String(),
  line: Type.Integer({ description: "from 1" }),
  function: Type.Union([Type.String(), Type.Null()]),
});

const meanings = LIKELY_CAUSES.map((cause) => `\`${cause}\`: ${causeMeanings[cause]}`).join("; ");

const Failure = Type.Object({
  test: Type.String({
    description: "the full name as the runner writes it; it ends with the title",
  }),
  kind: StringEnum(["failure", "error"], {
    description: "`error` is what the runner counts apart: a fixture, or a file that does not load",
  }),
  file: orNull(
    Type.String(),
    "of the first own frame, else where the report says that the test is",
  ),
  line: orNull(Type.Integer(), "from 1; null where the output tells none"),
  message: Type.String({ description: "at most 4000 characters" }),
  expected: orNull(Type.String(), "null where it is not told"),
  actual: orNull(Type.String(), "null where it is not told"),
  stack: Type.String({ description: "from the first frame to the last, at most 8000 characters" }),
  likely_cause: StringEnum(LIKELY_CAUSES, { description: meanings }),
  suspects: Type.Array(Place, {
    maxItems: 10,
    description: "frames of the project's own code, innermost first, each place once",
  }),
});

export const TestFailureReply = Type.Object(
  {
    runner: orNull(
      StringEnum(RUNNERS),
      "the one with most failures; null where no output of a known runner is found",
    ),
    failures: Type.Array(Failure, { maxItems: 2_000 }),
    summary: Type.Object({
      total: Count("passed, failed, skipped and errors; null where it is not told"),
      passed: Count("null where the output does not tell"),
      failed: Type.Integer(),
      skipped: Count("skipped, pending, to do and expected to fail; null where it is not told"),
      errors: Type.Integer({ description: "what the runner counts as errors and not as failed" }),
      duration_ms: Count("null where it is not told"),
      suites: Count("files, classes or packages, as the runner counts; null where it is not told"),
      runners: Type.Array(StringEnum(RUNNERS), { description: "all whose output is in the text" }),
      formats: Type.Array(StringEnum(["console", "xml", "json", "tap"])),
    }),
    notes: Type.Array(Type.String(), {
      description: "what to know of how it was read: what is not told, cut off or left out",
    }),
  },
  {
    examples: [
      {
        runner: "jest",
        failures: [
          {
            test: "sum › adds",
            kind: "failure",
            file: "src/sum.test.js",
            line: 5,
            message: "expect(received).toBe(expected)\n\nExpected: 3\nReceived: 2",
            expected: "3",
            actual: "2",
            stack: "at Object.toBe (src/sum.test.js:5:19)",
            likely_cause: "assertion",
            suspects: [{ file: "src/sum.test.js", line: 5, function: "Object.toBe" }],
          },
        ],
        summary: {
          total: 1,
          passed: 0,
          failed: 1,
          skipped: 0,
          errors: 0,
          duration_ms: null,
          suites: 1,
          runners: ["jest"],
          formats: ["console"],
        },
        notes: [],
      },
    ],
  },
);
export type TestFailureReply = Static<typeof TestFailureReply>;

const File = (description: string) =>
  Type.Optional(Type.String({ maxLength: OUTPUT_CHARS_MAX, description }));

export const ResolveBody = Type.Object(
  {
    content: File("the file with its conflict markers; or give base, ours and theirs"),
    base: File("the file as it was before both sides changed it"),
    ours: File("the file as the own branch has it"),
    theirs: File("the file as the other branch has it"),
    path: Type.Optional(
      Type.String({ maxLength: PATH_CHARS_MAX, description: "tells the language of the file" }),
    ),
  },
  {
    examples: [
      {
        content:
          "<<<<<<< ours\nimport a from './a';\n||||||| base\n=======\nimport b from './b';\n>>>>>>> theirs\n",
        path: "src/index.js",
      },
      { base: "a\nb\nc\n", ours: "A\nb\nc\n", theirs: "a\nb\nC\n" },
    ],
  },
);
export type ResolveBody = Static<typeof ResolveBody>;

const Likelihood = Type.Number({ minimum: 0, maximum: 1 });

const Conflict = Type.Object({
  lines: Type.Object(
    { from: Type.Integer(), to: Type.Integer() },
    { description: "of the file with its markers, from 1" },
  ),
  resolution: orNull(
    Type.String(),
    "what takes the place of the conflict; null when left to people",
  ),
  rule: Type.String({ description: "how it came about; `abstained` when left to people" }),
  confidence: Type.Number({
    minimum: 0,
    maximum: 1,
    description: "how likely people would have chosen it; 1 where it follows from the texts",
  }),
  needs_review: Type.Boolean({
    description: "it is a proposal, which `content` does not have yet",
  }),
  proposals: Type.Array(
    Type.Object({ rule: Type.String(), text: Type.String(), confidence: Likelihood }),
    { description: "other ways, the likeliest first" },
  ),
});

export const ResolveReply = Type.Object(
  {
    resolved: Type.Boolean({ description: "every conflict follows from the texts" }),
    content: Type.String({
      description: "the file with what is certain in its place, and markers around the rest",
    }),
    proposed: orNull(
      Type.String(),
      "the file with the proposals in their place, too; null while a conflict is left to people",
    ),
    conflicts: Type.Array(Conflict),
  },
  {
    examples: [{ resolved: true, content: "A\nb\nC\n", proposed: "A\nb\nC\n", conflicts: [] }],
  },
);
export type ResolveReply = Static<typeof ResolveReply>;

export const CommitBody = Type.Object(
  {
    diff: Type.String({
      minLength: 1,
      maxLength: OUTPUT_CHARS_MAX,
      description: "a unified diff, as `git diff` writes it",
    }),
  },
  {
    examples: [
      {
        diff: "diff --git a/README.md b/README.md\n--- a/README.md\n+++ b/README.md\n@@ -1 +1,2 @@\n # Shop\n+Run it with `npm start`.\n",
      },
    ],
  },
);
export type CommitBody = Static<typeof CommitBody>;

export const CommitReply = Type.Object(
  {
    type: Type.String({ description: "a type of Conventional Commits, such as feat, fix or docs" }),
    scope: orNull(Type.String(), "the package or folder that the change is in"),
    subject: Type.String({
      description:
        "in the imperative, without a full stop; with type and scope at most 72 characters",
    }),
    body: Type.String({
      description: "what each file brings, and what breaks; empty where the subject says it all",
    }),
    breaking: Type.Boolean(),
  },
  {
    examples: [
      { type: "docs", scope: "readme", subject: "update README", body: "", breaking: false },
    ],
  },
);
export type CommitReply = Static<typeof CommitReply>;

import { type Static, Type } from "@sinclair/typebox";

const CONTENT_CHARS_MAX = 8 * 1_048_576;
const PATH_CHARS_MAX = 1_000;
const FILES_MAX = 500;
const STEPS_MAX = 200;

export const PlanBody = Type.Object(
  {
    task: Type.String({
      minLength: 1,
      maxLength: 10_000,
      pattern: "\\S",
      description:
        "what is to be changed, in words; names of code, paths and versions are looked up",
    }),
    files: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.String({
            minLength: 1,
            maxLength: PATH_CHARS_MAX,
            description: "from the root of the repository, with slashes",
          }),
          content: Type.String({ maxLength: CONTENT_CHARS_MAX }),
        }),
        {
          maxItems: FILES_MAX,
          description:
            "files of the repository, at most 500; manifests, tests, documents and configuration tell more of how it is done",
        },
      ),
    ),
  },
  {
    examples: [
      {
        task: "Rename getUser to fetchUser",
        files: [
          {
            path: "src/users.js",
            content: "export function getUser(id) {\n  return users.get(id);\n}\n",
          },
          { path: "src/app.js", content: 'import { getUser } from "./users.js";\n' },
          { path: "package.json", content: '{"scripts": {"test": "node --test"}}' },
        ],
      },
      { task: "Add a health check" },
    ],
  },
);
export type PlanBody = Static<typeof PlanBody>;

const stepFields = {
  action: Type.String({ minLength: 1, maxLength: 1_000 }),
  path: Type.String({
    minLength: 1,
    maxLength: PATH_CHARS_MAX,
    description: "of a given file, or of a new one; `.` for the whole repository",
  }),
  new_file: Type.Boolean({ description: "it is not among the given files" }),
  reason: Type.String({
    minLength: 1,
    maxLength: 10_000,
    description: "what was found that calls for it, quoted",
  }),
  check: Type.String({
    minLength: 1,
    maxLength: 2_000,
    description: "a command to run, or what to look at, with what it must show",
  }),
};
const Lines = (description: string) =>
  Type.Array(Type.String({ maxLength: 10_000 }), { maxItems: STEPS_MAX, description });
const told = {
  risks: Lines("what can go wrong, each with what was found"),
  open_questions: Lines("what neither the task nor the files tell"),
};

/** What a language model is asked for. */
export const ModelPlan = Type.Object({
  plan: Type.Array(Type.Object(stepFields), { minItems: 1, maxItems: 40 }),
  ...told,
});
export type ModelPlan = Static<typeof ModelPlan>;

export const PlanReply = Type.Object(
  {
    plan: Type.Array(Type.Object({ step: Type.Integer({ minimum: 1 }), ...stepFields }), {
      maxItems: STEPS_MAX,
      description: "in the order of the work",
    }),
    files_touched: Type.Array(Type.String(), {
      description: "the paths of the steps, new ones included, each once",
    }),
    ...told,
    model: Type.String({ description: "what made the plan: a configured model, or `builtin/…`" }),
  },
  {
    examples: [
      {
        plan: [
          {
            step: 1,
            action: "Rename `getUser` to `fetchUser` where it is defined",
            path: "src/users.js",
            new_file: false,
            reason: "line 1 defines it: `export function getUser(id) {`",
            check: "`npm test` passes once its uses follow",
          },
          {
            step: 2,
            action: "Rename `getUser` to `fetchUser`",
            path: "src/app.js",
            new_file: false,
            reason: 'line 1: `import { getUser } from "./users.js";`',
            check: "`git grep -nw 'getUser' -- src/app.js` prints nothing",
          },
          {
            step: 3,
            action: "Run all checks of the repository",
            path: ".",
            new_file: false,
            reason: "the given files tell of these commands",
            check: "`npm test` passes; `git grep -nw 'getUser'` prints nothing",
          },
        ],
        files_touched: ["src/users.js", "src/app.js"],
        risks: [
          "`getUser` is public (`src/users.js` line 1: `export function getUser(id) {`): what uses it outside of these files breaks",
          "no given test names `src/users.js`: what it does today is not held by anything",
        ],
        open_questions: [],
        model: "builtin/change-plan",
      },
    ],
  },
);
export type PlanReply = Static<typeof PlanReply>;

import { answerInTime } from "../../http/caller/answer-in-time.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { createCommitWriting, noDiff } from "./commit.js";
import { createPlanning } from "./plan.js";
import { PlanBody, PlanReply } from "./plan-schemas.js";
import { createRepairing, unknownLanguage } from "./repair.js";
import { RepairBody, RepairReply } from "./repair-schemas.js";
import { createResolving, nothingToMerge } from "./resolve.js";
import {
  CommitBody,
  CommitReply,
  ResolveBody,
  ResolveReply,
  TestFailureBody,
  TestFailureReply,
} from "./schemas.js";
import { createTestReading, unknownRunner } from "./test-failure.js";

const SLUG = "repo-tasks";
const REPAIR = { name: "the repair", ms: 60_000 };

/** Adds the routes of tasks in repositories. */
export async function routes(
  app: BackendApp,
  needed: Needed<"threads" | "models" | "isolates">,
): Promise<void> {
  const readTests = createTestReading(needed);
  const resolve = createResolving(needed);
  const writeCommit = createCommitWriting(needed);
  const plan = createPlanning(needed);
  const repair = createRepairing(needed);

  app.post(
    "/api/computer/test-failure",
    {
      schema: {
        operationId: "analyzeTestFailure",
        tags: [SLUG],
        summary: "Read which tests failed, where and why",
        description:
          "Reads the console output of vitest, jest, mocha, node:test, pytest, unittest, go test, cargo test and nextest, RSpec and PHPUnit, TAP, JUnit XML of any runner, TRX, NUnit and xUnit.net, and the JSON of jest, Vitest, mocha, go, Dart and RSpec. Nothing is run and nothing is stored.",
        body: TestFailureBody,
        response: {
          200: TestFailureReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503, 504], [unknownRunner]),
        },
      },
    },
    async (request) => readTests(accountOf(request), request.body),
  );

  app.post(
    "/api/computer/resolve",
    {
      schema: {
        operationId: "resolveConflicts",
        tags: [SLUG],
        summary: "Resolve the conflicts of a merge",
        description:
          "Takes a file with conflict markers, or the three texts of a merge. What follows from the texts is put in place; for the rest there are proposals, marked, with how likely people would have chosen them.",
        body: ResolveBody,
        response: {
          200: ResolveReply,
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 500, 503, 504],
            [() => nothingToMerge()],
          ),
        },
      },
    },
    async (request) => resolve(accountOf(request), request.body),
  );

  app.post(
    "/api/computer/commit",
    {
      schema: {
        operationId: "writeCommitMessage",
        tags: [SLUG],
        summary: "Write the message of a commit",
        description:
          "Writes a message by the grammar of Conventional Commits from a unified diff. Its words are made of names that the diff has.",
        body: CommitBody,
        response: {
          200: CommitReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503, 504], [noDiff]),
        },
      },
    },
    async (request) => writeCommit(accountOf(request), request.body),
  );

  app.post(
    "/api/computer/plan",
    {
      schema: {
        operationId: "planChange",
        tags: [SLUG],
        summary: "Plan a change of a repository",
        description:
          "Steps that can be checked, from the words of a task and the files that are given: where names are defined, used, tested and described, and how the repository checks itself. Paths are those given or marked as new; what is not told is an open question. A configured language model plans where its plan holds to the same form and paths, otherwise rules do; `model` says which.",
        body: PlanBody,
        response: {
          200: PlanReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503, 504]),
        },
      },
    },
    async (request) => plan(accountOf(request), request.body, traceContextOf(request)?.traceparent),
  );

  app.post(
    "/api/computer/repair",
    {
      schema: {
        operationId: "repairProgram",
        tags: [SLUG],
        summary: "Repair a program until its test passes",
        description:
          "Runs the test in an isolate without network and files, tries small changes of the program where the failing tests went, and answers a patch only where all tests pass with it. `evidence` tells what failed, what was changed, and how many other changes pass as well: the tests decide what is right, and nothing else. Timers run on a clock of their own.",
        body: RepairBody,
        response: {
          200: RepairReply,
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 500, 503, 504],
            [() => unknownLanguage("python")],
          ),
        },
      },
    },
    async (request, reply) => {
      const work = repair.bind(undefined, accountOf(request), request.body);
      const answer = await answerInTime(reply, REPAIR, work);
      return answer ?? reply;
    },
  );
}

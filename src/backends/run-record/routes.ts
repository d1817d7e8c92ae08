import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { onceOf } from "../../http/once.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { storageFull } from "../../http/openapi/storage-full.js";
import type { Needed } from "../../platform/parts/part.js";
import { storedPackets } from "../../services/evidence-log/stored.js";
import type { BackendApp } from "../backend.js";
import { noRun } from "./run-view.js";
import {
  AppendedStep,
  AppendStepBody,
  CreatedRun,
  CreateRunBody,
  RunParams,
  RunReply,
  RunsQueryBody,
  RunsReply,
  SealedRun,
  StepsPage,
  Verdict,
  VerifyRunBody,
} from "./schemas.js";
import { createRunRecord, runIsSealed } from "./service.js";
import { storedRuns, storedSteps } from "./stored.js";

const SLUG = "run-record";
const HOW_TO_RECOMPUTE = `Gives all that is needed to recompute the chain elsewhere. Every hash is a SHA-256 in lowercase hex, over the RFC 8785 (JSON Canonicalization Scheme) form of an object with exactly these fields, as they are shown:

* genesis: \`{run_id, name, meta, created_at}\` of the run;
* a step: \`{run_id, index, kind, content_sha256, meta, recorded_at, previous}\`, which is the step without \`step_sha256\`.

\`previous\` is the \`step_sha256\` of the step before, or the genesis hash for step 0. \`head\` is the \`step_sha256\` of the last step, or the genesis hash of a run without steps. \`content_sha256\` is over the UTF-8 bytes of a content that is a string, and over the RFC 8785 form of any other; numbers are IEEE 754 doubles, and of a key that an object has twice the last one counts.`;

/** Adds the routes of runs. */
export async function routes(
  app: BackendApp,
  needed: Needed<"store" | "clock" | "evidence" | "threads" | "storageQuota">,
): Promise<void> {
  const runs = createRunRecord(needed);

  app.post(
    "/v1/runs",
    {
      config: { idempotent: true },
      schema: {
        operationId: "createRun",
        tags: [SLUG],
        summary: "Begin a run",
        body: CreateRunBody,
        response: {
          201: CreatedRun,
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 409, 413, 422, 500, 503],
            [storageFull(storedRuns)],
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return runs.create(accountOf(request), request.body, onceOf(request));
    },
  );

  app.post(
    "/v1/runs/:id/steps",
    {
      config: { idempotent: true },
      schema: {
        operationId: "appendStep",
        tags: [SLUG],
        summary: "Append a step to a run",
        description:
          "Send `content` or `content_sha256`. The content is hashed on arrival; it is neither stored nor logged. Steps that arrive at once follow one another; give `if_head` to append only to the head that you know. A run holds at most 100000 steps.",
        params: RunParams,
        body: AppendStepBody,
        response: {
          201: AppendedStep,
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 404, 409, 413, 422, 500, 503],
            [storageFull(storedSteps), noRun, runIsSealed],
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return runs.append(accountOf(request), request.params.id, request.body, onceOf(request));
    },
  );

  app.post(
    "/v1/runs/query",
    {
      schema: {
        operationId: "queryRuns",
        tags: [SLUG],
        summary: "Find runs, newest first",
        description: "Filters are joined by and. Steps are at `GET v1/runs/{id}`.",
        body: RunsQueryBody,
        response: {
          200: RunsReply,
          ...errorReplies(GatewayError, [400, 401, 413, 422, 500, 503]),
        },
      },
    },
    async (request) => runs.find(accountOf(request), request.body ?? {}),
  );

  app.get(
    "/v1/runs/:id",
    {
      schema: {
        operationId: "getRun",
        tags: [SLUG],
        summary: "Get a run with a page of its steps",
        description: HOW_TO_RECOMPUTE,
        params: RunParams,
        querystring: StepsPage,
        response: {
          200: RunReply,
          ...errorReplies(GatewayError, [401, 404, 422, 500, 503], [noRun]),
        },
      },
    },
    async (request) => runs.get(accountOf(request), request.params.id, request.query),
  );

  app.post(
    "/v1/runs/:id/verify",
    {
      schema: {
        operationId: "verifyRun",
        tags: [SLUG],
        summary: "Verify the chain of a run, and contents that you kept",
        description:
          "Walks the whole chain from the stored rows: a row that was changed, removed or moved is found. Steps that were cut off the end together with the count and the head of the run leave a chain that is whole; seal the run, or give a content of the last step that you know, and that is found too.",
        params: RunParams,
        body: VerifyRunBody,
        response: {
          200: Verdict,
          ...errorReplies(GatewayError, [400, 401, 404, 413, 422, 500, 503], [noRun]),
        },
      },
    },
    async (request) => runs.verify(accountOf(request), request.params.id, request.body ?? {}),
  );

  app.post(
    "/v1/runs/:id/seal",
    {
      schema: {
        operationId: "sealRun",
        tags: [SLUG],
        summary: "Close a run and seal its head in the evidence log",
        "x-agents": { changes: true },
        description:
          "Nothing can be appended afterwards. The packet proves the head and the number of steps to anyone, without this server. Asked again, it answers the same packet.",
        params: RunParams,
        response: {
          200: SealedRun,
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 404, 413, 500, 503],
            [storageFull(storedPackets), noRun],
          ),
        },
      },
    },
    async (request) => runs.seal(accountOf(request), request.params.id),
  );

  app.get(
    "/v1/runs/:id/seal",
    {
      schema: {
        operationId: "getRunSeal",
        tags: [SLUG],
        summary: "Get the seal of a run",
        params: RunParams,
        response: { 200: SealedRun, ...errorReplies(GatewayError, [401, 404, 500, 503], [noRun]) },
      },
    },
    async (request) => runs.getSeal(accountOf(request), request.params.id),
  );
}

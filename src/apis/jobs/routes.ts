import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Static } from "@sinclair/typebox";
import { CENTS_PER_CREDIT, priceTiers } from "../../engines/money/pricing/pricing.js";
import { callerOf, requireApiKey } from "../../http/caller/authenticate.js";
import { countSignUp } from "../../http/caller/count-sign-up.js";
import { hasRepresentation } from "../../http/input/if-none-match.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { noSuchPayment } from "../../http/no-such-payment.js";
import { onceOf } from "../../http/once.js";
import { errorReplies, ref, textReply } from "../../http/openapi/openapi.js";
import {
  jsonRepresentation,
  keepRepresentation,
  keepWhileUnchanged,
  notModifiedReply,
  sendOpenDocument,
  sendRepresentation,
  textRepresentation,
} from "../../http/representation.js";
import type { Keys } from "../../platform/keys/keys.js";
import type { SignUps } from "../../platform/sign-ups/sign-ups.js";
import { describeService } from "./discovery.js";
import { JobsError } from "./errors.js";
import { noJob, notBought } from "./job-record.js";
import type { MadeAgent } from "./make-agent.js";
import {
  Account,
  CreateJobBody,
  Discovery,
  Job,
  JobListReply,
  JobParams,
  JobReply,
  PricingReply,
  PurchaseBody,
  PurchaseReply,
  SignupBody,
} from "./schemas.js";
import { BUILTIN } from "./script-generator.js";
import type { JobService } from "./service.js";

export interface JobsOptions {
  readonly service: JobService;
  readonly keys: Keys;
  readonly signUps: SignUps;
  readonly publicUrl: string;
}

/** Adds the routes of the script job service. */
export const jobsRoutes: FastifyPluginAsyncTypebox<JobsOptions> = async (
  app,
  { service, keys, signUps, publicUrl },
) => {
  app.addSchema(Account);
  app.addSchema(Job);
  app.addHook("onClose", () => service.drain());
  const { writer } = service;
  const discovery = keepWhileUnchanged(
    () => service.blockedBy() ?? null,
    (blocked) =>
      jsonRepresentation(describeService({ publicUrl, writer, blocked: blocked ?? undefined })),
  );
  const pricing = keepRepresentation(() => jsonRepresentation(listPrices()));

  app.get(
    "/discover",
    {
      schema: {
        operationId: "discover",
        "x-agents": { isFirstCall: true },
        tags: ["jobs"],
        summary: "Describe the service, its prices and what is available now",
        response: {
          200: {
            ...Discovery,
            examples: [describeService({ publicUrl, writer: BUILTIN, blocked: undefined })],
          },
          304: notModifiedReply,
          ...errorReplies(JobsError, [500]),
        },
      },
    },
    async (request, reply) => sendOpenDocument(request, reply, await discovery()),
  );

  app.get(
    "/pricing",
    {
      schema: {
        operationId: "getPricing",
        tags: ["jobs"],
        summary: "List the price of every job type at common lengths",
        response: {
          200: PricingReply,
          304: notModifiedReply,
          ...errorReplies(JobsError, [500]),
        },
      },
    },
    async (request, reply) => sendOpenDocument(request, reply, await pricing()),
  );

  app.post(
    "/signup",
    {
      config: { idempotent: true },
      schema: {
        operationId: "signup",
        "x-agents": { isFirstCall: true },
        tags: ["jobs"],
        summary: "Make an account and get its API key",
        body: SignupBody,
        response: { 200: ref(Account), ...errorReplies(JobsError, [400, 413, 429, 500, 503]) },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      await countSignUp(signUps, request);
      return toAccount(await service.signup(request.body ?? {}, onceOf(request, toAccount)));
    },
  );

  await app.register(async (keyed) => keyedRoutes(keyed, service, keys));
};

function listPrices(): Static<typeof PricingReply> {
  return { ok: true, centsPerCredit: CENTS_PER_CREDIT, tiers: priceTiers() };
}

async function keyedRoutes(
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  service: JobService,
  keys: Keys,
): Promise<void> {
  app.addHook("onRequest", requireApiKey(keys, "jobs"));
  const shared = { tags: ["jobs"], security: [{ agentKey: [] }] };

  app.post(
    "/jobs",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "createJob",
        "x-agents": { task: "always" },
        summary: "Submit a brief and wait for the priced job",
        body: CreateJobBody,
        response: { 200: JobReply, ...errorReplies(JobsError, [400, 401, 413, 500, 503]) },
      },
    },
    async (request) => {
      const order = { ...request.body, traceparent: traceContextOf(request)?.traceparent };
      const { ownerId } = callerOf(request);
      return toReply(await service.create(ownerId, order, onceOf(request, toReply)));
    },
  );

  app.get(
    "/jobs",
    {
      schema: {
        ...shared,
        operationId: "listJobs",
        summary: "List your 50 most recent jobs, newest first",
        response: { 200: JobListReply, ...errorReplies(JobsError, [401, 500, 503]) },
      },
    },
    async (request) => ({
      ok: true as const,
      jobs: await service.list(callerOf(request).ownerId),
    }),
  );

  app.get(
    "/jobs/:id",
    {
      schema: {
        ...shared,
        operationId: "getJob",
        summary: "Get one of your jobs",
        params: JobParams,
        response: { 200: JobReply, ...errorReplies(JobsError, [401, 404, 500, 503], [noJob]) },
      },
    },
    async (request) => toReply(await service.get(callerOf(request).ownerId, request.params.id)),
  );

  app.post(
    "/jobs/:id/purchase",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "purchaseJob",
        "x-agents": { charges: true, view: "checkout" },
        summary: "Buy a job",
        description:
          "Branch on `ok`, not on the status: `already_paid` and `job_not_ready` arrive as 200 with `ok` false.",
        params: JobParams,
        body: PurchaseBody,
        response: {
          200: PurchaseReply,
          ...errorReplies(
            JobsError,
            [400, 401, 404, 413, 500, 503],
            [noJob, () => noSuchPayment()],
          ),
        },
      },
    },
    async (request) => {
      const wanted = { id: request.params.id, method: request.body.paymentMethod };
      return service.purchase(callerOf(request).ownerId, wanted, onceOf(request));
    },
  );

  app.get(
    "/jobs/:id/download",
    {
      schema: {
        ...shared,
        operationId: "downloadJob",
        summary: "Download the script of a purchased job",
        params: JobParams,
        response: {
          200: textReply("text/plain", {
            description: "The script",
            example: "[0:00-0:05 HOOK]\n[VISUAL: a green plant]\nHave you watered it today?\n",
          }),
          304: notModifiedReply,
          ...errorReplies(JobsError, [401, 402, 404, 500, 503], [notBought, noJob]),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const script = await service.artifact(callerOf(request).ownerId, id);
      const text = textRepresentation("text/plain", script);
      const isUnchanged = hasRepresentation(request.headers["if-none-match"], text.etag);
      const isDownload = request.method === "GET" && !isUnchanged && !request.raw.destroyed;
      if (isDownload) await service.complete(id);
      reply.header("content-disposition", 'attachment; filename="video-script.txt"');
      return sendRepresentation(request, reply, text);
    },
  );
}

/** A new account, with its key. */
function toAccount({ id, name, plan, text }: MadeAgent) {
  return { ok: true as const, agentId: id, apiKey: text, plan, agentName: name };
}

function toReply(job: Job) {
  return { ok: true as const, job };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { measureLight } from "../../engines/json/json-extent/json-extent.js";
import { type ApiError, errors } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { asApiError, logFailure } from "../../http/error-handler.js";
import { rulesOf } from "../../http/families.js";
import { readBodiesAsBytes } from "../../http/input/body-parsers.js";
import { traceContextOf } from "../../http/input/trace-context.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { noSuchModel } from "./builtin/ask-builtin.js";
import { readCacheWish } from "./cache/cache-control.js";
import type { Completions, Landed, Underway } from "./completions.js";
import type { ChatEvent } from "./endpoint/chat-event.js";
import type { Step } from "./flights/flight.js";
import { OpenAiError } from "./openai-errors.js";
import type { RefusedBody } from "./request/read-body-fields.js";
import { type ReadChat, readChat } from "./request/read-chat.js";
import { headerText, required } from "./request/required.js";
import { ChatBody, ChatReply } from "./schemas.js";
import { streamAnswer } from "./stream-answer.js";
import { tasks } from "./tasks.js";

const READ_HERE_BYTES_MAX = 65_536;
const QUICK_MS = 250;
/** On a machine that is short of time, a large body may not fit into the quick lane. */
const OVERRUN_MS = 10_000;
const JSON_TYPE = "application/json; charset=utf-8";

const busy = () => errors.rateLimited("64 calls of this account are under way", 1);
const unavailable = () => errors.unavailable("the model does not answer at the moment");
const broken = () =>
  errors.badGateway("the model endpoint sent an answer that is no chat completion");

/** Adds the route that answers chat completions. */
export function chatRoutes(
  app: BackendApp,
  parts: Needed<"models" | "threads" | "clock">,
  completions: Completions,
): void {
  readBodiesAsBytes(app);
  app.post(
    "/v1/chat/completions",
    {
      schema: {
        operationId: "createChatCompletion",
        tags: ["cost-guard"],
        summary: "Answer a conversation, out of the cache where the same was asked before",
        description:
          "`cache-control: no-cache` asks the model again and keeps the new answer, `no-store` keeps nothing, `max-age=60` takes no older answer. The same question of the same account that is under way is asked once. Only whole answers are kept.",
        body: ChatBody,
        response: {
          200: ChatReply,
          ...errorReplies(
            OpenAiError,
            [400, 401, 404, 413, 429, 500, 502, 503, 504],
            [noSuchModel, busy, unavailable, broken],
          ),
        },
      },
      // What reads the body validates it by itself, on a thread where it is large.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const read = required(await readBody(parts, accountId, request.bodyBytes));
      const call = completions.begin({
        accountId,
        read,
        wish: readCacheWish(request.headers["cache-control"]),
        traceparent: traceContextOf(request)?.traceparent,
      });
      reply.raw.once("close", call.seat.leave);
      const exchange = { request, reply, read, call, now: parts.clock };
      return read.isStream ? sendStream(exchange) : sendWhole(exchange);
    },
  );
}

async function readBody(
  { models, threads }: Needed<"models" | "threads">,
  owner: string,
  bytes: Buffer | null,
): Promise<ReadChat | RefusedBody> {
  const input = { bytes: bytes ?? Buffer.alloc(0), names: models.names };
  if (input.bytes.length <= READ_HERE_BYTES_MAX && measureLight(input.bytes)) {
    return readChat(input);
  }
  const options = { owner, timeoutMs: QUICK_MS, overrunMs: OVERRUN_MS, lane: "quick" } as const;
  return threads.run(tasks["read-chat"], input, options);
}

interface ChatExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly read: ReadChat;
  readonly call: Underway;
  readonly now: () => number;
}

async function sendWhole(exchange: ChatExchange): Promise<FastifyReply> {
  const { reply, call } = exchange;
  let step: Step<ChatEvent, Landed>;
  do step = await call.seat.next();
  while (step.kind === "event");
  if (step.kind === "failed") throw step.error;
  // The client is gone, and nobody reads what is sent.
  if (step.kind === "left") return reply.hijack();
  const { outcome } = step;
  tell(exchange, outcome);
  return reply.type(JSON_TYPE).send(outcome.answer.text);
}

async function sendStream(exchange: ChatExchange): Promise<FastifyReply> {
  const { request, reply, read, call } = exchange;
  const first = await call.seat.next();
  if (first.kind === "failed") throw first.error;
  if (first.kind === "left") return reply.hijack();
  tell(exchange, first.kind === "done" ? first.outcome : undefined);
  const refusalOf = (error: unknown): ApiError => {
    const refusal = asApiError(error, rulesOf(request));
    if (refusal.cause !== undefined) logFailure(refusal, request);
    return refusal;
  };
  const { includesUsage } = read;
  const stream = streamAnswer(call.seat, { first, includesUsage, refusalOf });
  // A proxy in front is not to hold the events back.
  reply.header("x-accel-buffering", "no");
  return reply.type("text/event-stream; charset=utf-8").send(stream);
}

/** Says in headers where an answer is from; `landed` is there when it is whole. */
function tell({ reply, read, call, now }: ChatExchange, landed: Landed | undefined): void {
  const status = call.cacheStatus(landed);
  reply.header("x-cache", status).header("x-cache-key", read.digest);
  if (status === "hit") {
    const ageMs = landed?.storedAt === undefined ? 0 : now() - landed.storedAt;
    reply.header("age", String(Math.max(0, Math.floor(ageMs / 1000))));
  }
  tellSubstituted(reply, read);
}

/** Names the model that was asked for where another one answers. */
function tellSubstituted(reply: FastifyReply, { asked, to }: ReadChat): void {
  if (asked === undefined || asked === (to.kind === "endpoint" ? to.model : undefined)) return;
  if (!asked.startsWith("builtin/")) reply.header("x-model-substituted", headerText(asked));
}

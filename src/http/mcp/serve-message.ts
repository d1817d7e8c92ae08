import type { FastifyReply, FastifyRequest } from "fastify";
import type { FreeJson } from "../../engines/json/free-json/free-json.js";
import { asApiError, sendError } from "../error-handler.js";
import { rulesOf } from "../families.js";
import { acceptedOf } from "./accept.js";
import { asFault, type CallFacts, handleWith, makeCall, takesTasks } from "./call.js";
import { type CallsInFlight, createCallsInFlight } from "./calls-in-flight.js";
import { type Era, eraOf } from "./era.js";
import { type Accepted, Exchange, frame, resultText } from "./exchange.js";
import { answerIdOf, type ReadMessage, readMessage } from "./read-message.js";
import { MODERN_VERSION } from "./revision.js";
import { type AnswerId, faultText, RPC, RpcFault, rpcErrorBodyFor } from "./rpc-fault.js";
import { isList, makeServer } from "./rpc-server.js";
import { type MessageServing, notAcceptable, sessionOf } from "./serving.js";
import type { McpSurface } from "./surface.js";
import { answerTask, isTaskMethod } from "./tasks.js";

/** A request that was read, and what it takes to answer it. */
interface Incoming extends ReadMessage {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly accepted: Accepted;
  readonly era: Era;
  /** Its id; of the older era alone. */
  readonly session: string | undefined;
}

/** What serves one message of either era for each request. */
export function messageServer({ surfaceFor, sessions, serveSession }: MessageServing) {
  const inFlight = createCallsInFlight();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = (request.body as FreeJson | undefined)?.value;
    const accepted = acceptedOf(request.headers.accept);
    let answerId = answerIdOf(body);
    try {
      if (await serveSession?.(request, reply, body)) return reply;
      if (!accepted.json && !accepted.events) throw notAcceptable();
      if (body === undefined) throw new RpcFault(RPC.parse, "the body is empty");
      const read = readMessage(body);
      answerId = read.answerId;
      const era = eraOf(read.message, request.headers);
      const isLegacy = era.kind === "legacy";
      const session = isLegacy ? sessionOf(request, sessions) : undefined;
      const incoming = { ...read, request, reply, accepted, era, session };
      if (read.message.id === undefined) return takeNotification(incoming, inFlight);
      const surface = await surfaceFor(request);
      // Who hung up by then would not be noticed any more.
      if (reply.raw.destroyed) return reply.hijack();
      if (isLegacy && read.message.method === "initialize" && session === undefined && sessions) {
        reply.header("mcp-session-id", sessions.open(request));
      }
      return await answer(incoming, surface, inFlight);
    } catch (error) {
      if (error instanceof RpcFault) return sendFault(reply, error, answerId);
      const rules = { ...rulesOf(request), errorBody: rpcErrorBodyFor(answerId) };
      return sendError(asApiError(error, rules), request, reply, undefined, rules);
    }
  };
}

/** Nothing here waits for any but the one that ends a call. */
function takeNotification(
  { message: { method, params }, request, reply }: Incoming,
  inFlight: CallsInFlight,
): FastifyReply {
  if (method === "notifications/cancelled") inFlight.cancel(request, params?.requestId);
  return reply.code(202).send();
}

async function answer(
  incoming: Incoming,
  surface: McpSurface,
  inFlight: CallsInFlight,
): Promise<FastifyReply> {
  const { message, era, request, answerId } = incoming;
  if (era.kind === "modern" && isTaskMethod(message.method)) {
    return answerTaskMethod(incoming, surface);
  }
  const lists = writtenLists(surface);
  const list = isList(message.method) && message.params?.cursor === undefined;
  const place = list ? `${era.kind} ${message.method}` : undefined;
  const written = place === undefined ? undefined : lists.get(place);
  if (written !== undefined) {
    return sendText(incoming, resultText(JSON.stringify(answerId), written));
  }
  const { raw } = incoming.reply;
  const hangUp = () => exchange.abandon();
  const exchange = new Exchange({
    accepted: incoming.accepted,
    answerId,
    classification: era.kind === "modern" ? era.classification : undefined,
    onEnd() {
      raw.off("close", hangUp);
      forget?.();
    },
    ...(place === undefined ? {} : { onResult: (text: string) => void lists.set(place, text) }),
  });
  raw.once("close", hangUp);
  const forget =
    era.kind === "legacy" && message.id !== undefined
      ? inFlight.add(request, message.id, exchange)
      : undefined;
  return runExchange(incoming, surface, exchange);
}

async function runExchange(
  { message, era, session, request, reply }: Incoming,
  surface: McpSurface,
  exchange: Exchange,
): Promise<FastifyReply> {
  const isModern = era.kind === "modern";
  const facts: CallFacts = {
    request,
    session,
    clientCapabilities: isModern ? era.capabilities : {},
    hasTasks: surface.tasks !== undefined,
  };
  const onTask = (task: object) => exchange.replaceResult({ ...task, resultType: "task" });
  const server = makeServer(
    {
      surface,
      handle: handleWith(facts),
      ...(isModern ? { version: MODERN_VERSION } : {}),
      ...(takesTasks(facts) ? { onTask } : {}),
    },
    message.method,
  );
  await server.connect(exchange);
  const answered = await exchange.run(message);
  if (answered) {
    const { status, body } = answered;
    reply.code(status).type(typeof body === "string" ? JSON_TYPE : EVENTS_TYPE);
    if (typeof body !== "string") reply.header("x-accel-buffering", "no");
    return reply.send(body);
  }
  // Who cancelled waits for nothing; who hung up cannot be told anything.
  return reply.raw.destroyed ? reply.hijack() : reply.code(202).send();
}

const JSON_TYPE = "application/json; charset=utf-8";
const EVENTS_TYPE = "text/event-stream; charset=utf-8";

async function answerTaskMethod(incoming: Incoming, surface: McpSurface): Promise<FastifyReply> {
  const { message, era, request, reply, answerId } = incoming;
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  reply.raw.once("close", hangUp);
  const facts: CallFacts = {
    request,
    session: undefined,
    clientCapabilities: era.kind === "modern" ? era.capabilities : {},
    hasTasks: surface.tasks !== undefined,
  };
  try {
    const result = await answerTask(message, surface, makeCall(facts, gone.signal));
    return sendText(incoming, resultText(JSON.stringify(answerId), JSON.stringify(result)));
  } catch (error) {
    const fault = asFault(error, request, gone.signal);
    if (fault instanceof RpcFault) return sendFault(reply, fault, answerId);
    throw fault;
  } finally {
    reply.raw.off("close", hangUp);
  }
}

/** The lists of each surface as the official server wrote them, by era and method. */
const written = new WeakMap<McpSurface, Map<string, string>>();

function writtenLists(surface: McpSurface): Map<string, string> {
  const known = written.get(surface) ?? new Map<string, string>();
  written.set(surface, known);
  return known;
}

function sendText({ reply, accepted }: Incoming, text: string): FastifyReply {
  if (accepted.json) return reply.type(JSON_TYPE).send(text);
  return reply.type(EVENTS_TYPE).send(frame(text));
}

function sendFault(reply: FastifyReply, fault: RpcFault, id: AnswerId): FastifyReply {
  return reply.code(fault.status).type(JSON_TYPE).send(faultText(fault, id));
}

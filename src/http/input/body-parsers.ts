import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ownTurn } from "../../platform/threads/own-turn.js";
import type {} from "../caller/authenticate.js";
import { clientOf } from "../caller/client-address.js";
import type { BodyIntake } from "./body-intake.js";
import { bodyAtHand, collectBody, type Message } from "./collect-body.js";
import { sendContinue } from "./expect-continue.js";

declare module "fastify" {
  interface FastifyInstance {
    readonly bodyIntake: BodyIntake;
  }
  interface FastifyRequest {
    /** What this request is answered into. */
    answer: ServerResponse | null;
    /** The body as it came, on routes that take bytes and those that repeat safely. */
    bodyBytes: Buffer | null;
    bodyLength: number;
  }
}

/** Reads the bytes of a body; what it throws is answered. */
export type ReadBody = (bytes: Buffer, request: FastifyRequest) => unknown;

/** So many bytes, and what a route does with them, may take a millisecond. */
const OWN_TURN_BYTES_MIN = 65_536;

/** Whose work a request is, for those who share the server. */
export function ownerOf({ caller, account, ip }: FastifyRequest): string {
  return caller?.ownerId ?? account ?? clientOf(ip);
}

/** Lets a request with a large body go on in a turn of the event loop that no other such one has. */
export async function turnOf(request: FastifyRequest): Promise<void> {
  if (request.bodyLength >= OWN_TURN_BYTES_MIN) await ownTurn(ownerOf(request));
}

/** Reads the bodies of a scope as JSON whatever their content type says, so that a bare `curl -d` works. */
export function readBodiesAsJson(scope: FastifyInstance, read: ReadBody): void {
  takeBodies(scope, { type: "*", read: readOnce(read) });
}

/** Leaves the bodies of a scope unread: `bodyBytes` has them as they came. */
export function readBodiesAsBytes(scope: FastifyInstance): void {
  takeBodies(scope, {
    type: "*",
    read: (bytes, request) => {
      request.bodyBytes = bytes;
      return null;
    },
  });
}

/** Reads the bodies of a scope as forms of HTML, and takes no others. */
export function readBodiesAsForms(scope: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  takeBodies(scope, { type, read: (bytes) => new URLSearchParams(bytes.toString()) });
}

/** Bytes are kept beside what they say only for the comparison with a repeat. */
function readOnce(read: ReadBody): ReadBody {
  return (bytes, request) => {
    const isCompared =
      request.headers["idempotency-key"] !== undefined && request.routeOptions.config.idempotent;
    if (isCompared) request.bodyBytes = bytes;
    return read(bytes, request);
  };
}

function takeBodies(
  scope: FastifyInstance,
  { type, read }: { readonly type: string; readonly read: ReadBody },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, async (request: FastifyRequest, message: Message) =>
    read(await collect(request, message), request),
  );
}

/** Takes the body of a request in; what it holds is given back with the answer. */
async function collect(request: FastifyRequest, message: Message): Promise<Buffer> {
  const bytesMax = request.routeOptions.bodyLimit;
  const atHand = bodyAtHand(message, bytesMax);
  if (atHand) {
    request.bodyLength = atHand.length;
    return atHand;
  }
  const { memory, pace } = request.server.bodyIntake;
  const share = memory.share(() => ({
    address: request.ip,
    caller: request.caller?.ownerId ?? request.account ?? undefined,
  }));
  const { answer } = request;
  const begin = () => {
    if (answer) sendContinue(request.raw, answer);
  };
  const bytes = await collectBody(message, {
    bytesMax,
    share,
    pace,
    owner: ownerOf(request),
    begin,
  });
  request.bodyLength = bytes.length;
  if (share.isHeld) {
    if (!answer || answer.destroyed) share.release();
    else answer.once("close", () => share.release());
  }
  await turnOf(request);
  return bytes;
}

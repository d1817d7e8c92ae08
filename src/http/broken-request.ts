import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { newId } from "../platform/ids/ids.js";
import { ApiError } from "./api-error.js";
import { standardRules } from "./families.js";

const STATUS_LINES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Answers bytes that are no HTTP request, for which there is no route and no reply, and hangs up. */
export function refuseBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const id = newId("req");
  const body = JSON.stringify(standardRules("operations").errorBody(refusal, id));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_LINES[refusal.status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `x-request-id: ${id}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** Whether an answer has begun, into whose middle another one would be written. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return answer?.headersSent ?? false;
}

function refusalOf(code: string): ApiError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new ApiError(431, "invalid_request", "the headers are too large");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new ApiError(408, "timeout", "the request did not arrive in time");
    default:
      return new ApiError(400, "invalid_request", "this is not a valid HTTP request");
  }
}

import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { newId } from "../platform/ids/ids.js";
import { ApiError } from "./api-error.js";
import { standardRules } from "./families.js";
import type { Linger } from "./lingering.js";

const STATUS_LINES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** What answers bytes that are no HTTP request, for which there is no route and no reply, and hangs up. */
export function brokenRequestRefuser(linger: Linger) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.write(answerTo(error));
    linger(socket);
  };
}

function answerTo(error: ConnectionError): string {
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
  return `${head.join("\r\n")}\r\n\r\n${body}`;
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

import { ApiError, errors } from "../../../http/api-error.js";
import type { ForwardedAnswer } from "../../../platform/models/forward.js";
import { ModelAborted, ModelFailure } from "../../../platform/models/model-errors.js";
import { isObject } from "../request/checks.js";

const RETRY_SECONDS = 5;
const RETRY_SECONDS_MAX = 3_600;
const ERROR_BYTES_MAX = 65_536;
const MESSAGE_LENGTH_MAX = 1_000;

/** Statuses by which an endpoint says that the request itself is at fault, and what is answered then. */
const ABOUT_THE_REQUEST = new Map([
  [400, 400],
  [404, 404],
  [409, 400],
  [413, 413],
  [415, 400],
  [422, 400],
]);

const silent = () => errors.timeout("the model did not answer in time");
const limited = (seconds: number) =>
  errors.rateLimited("the model endpoint limits its calls; try again later", seconds);
const unreachable = (seconds = RETRY_SECONDS) =>
  errors.unavailable("the model does not answer at the moment", { retrySeconds: seconds });

/** The model's answer is none. */
export const brokenAnswer = () =>
  errors.badGateway("the model endpoint sent an answer that is no chat completion");
/** It ended in the middle. */
export const cutOff = () => errors.badGateway("the model endpoint broke off its answer");
const tooLarge = () => errors.badGateway("the answer of the model is too large");

/** What a caller is told of a call that failed; anything else is a defect and stays one. */
export function asRefusal(error: unknown, { hasBegun }: { readonly hasBegun: boolean }): unknown {
  if (error instanceof ModelAborted) return unreachable();
  if (!(error instanceof ModelFailure)) return error;
  switch (error.kind) {
    case "timeout":
      return silent();
    case "rate_limited":
      return limited(boundedSeconds(error.details.retryAfterMs));
    case "too_large":
      return tooLarge();
    case "bad_answer":
    case "redirect":
    case "rejected":
      return brokenAnswer();
    case "interrupted":
      return cutOff();
    case "connection":
      return hasBegun ? cutOff() : unreachable();
    default:
      return unreachable(boundedSeconds(error.details.retryAfterMs));
  }
}

/** What a caller is told of an endpoint's error. Its own words reach it only about the request itself. */
export async function refusalOf({ status, headers, body }: ForwardedAnswer): Promise<ApiError> {
  if (status === 429) return limited(retrySeconds(headers["retry-after"]));
  if (status === 408 || status === 504) return silent();
  const answered = ABOUT_THE_REQUEST.get(status);
  if (answered === undefined) return unreachable();
  const said = readError(await readStart(body));
  const message = said.message ?? "the model endpoint refuses this request";
  const details = said.param === undefined ? [] : [{ path: `/${said.param}`, message }];
  return new ApiError(answered, said.code ?? "invalid_request", message, { details });
}

function retrySeconds(header: string | undefined): number {
  return /^\d{1,9}$/.test(header ?? "") ? boundedSeconds(Number(header) * 1000) : RETRY_SECONDS;
}

function boundedSeconds(ms: number | undefined): number {
  if (ms === undefined) return RETRY_SECONDS;
  return Math.min(Math.max(Math.ceil(ms / 1000), 1), RETRY_SECONDS_MAX);
}

async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const bytes of body) {
      length += bytes.length;
      if (length > ERROR_BYTES_MAX) return "";
      parts.push(bytes);
    }
  } catch (error) {
    // The status is what counts; why the endpoint did not finish its words is logged elsewhere.
    if (!(error instanceof ModelFailure)) throw error;
  }
  return Buffer.concat(parts).toString("utf8");
}

interface SaidError {
  readonly message?: string;
  readonly param?: string;
  readonly code?: string;
}

/** The error that an endpoint wrote, as far as it can be shown. */
function readError(text: string): SaidError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return {};
  }
  const error = isObject(body) && isObject(body.error) ? body.error : body;
  if (!isObject(error)) return {};
  const { message, param, code } = error;
  return {
    ...(isSafe(message) ? { message } : {}),
    ...(isName(param) ? { param: pointerOf(param) } : {}),
    ...(isName(code) ? { code } : {}),
  };
}

/** Keys and tokens mix letters and digits in a long run; an address says where the endpoint is. */
const SECRET = /(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{16,}|\*{3,}|api[ _-]?key|bearer|authorization/i;
const ADDRESS = /:\/\/|\b\d{1,3}(\.\d{1,3}){3}\b|localhost|@/i;

/** Whether an endpoint's words show nothing of its keys, of its place or of its inside. */
function isSafe(message: unknown): message is string {
  return (
    typeof message === "string" &&
    message !== "" &&
    message.length <= MESSAGE_LENGTH_MAX &&
    !/[\p{Cc}\p{Cs}]/u.test(message.replaceAll("\n", " ")) &&
    !SECRET.test(message) &&
    !ADDRESS.test(message)
  );
}

function isName(value: unknown): value is string {
  return typeof value === "string" && /^[\w.[\]-]{1,100}$/.test(value) && !SECRET.test(value);
}

/** `messages[0].role` as a JSON Pointer without its first slash. */
function pointerOf(param: string): string {
  return param.replaceAll(/\[(\d+)\]/g, "/$1").replaceAll(".", "/");
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ClaimLost } from "../platform/idempotency/claim-lost.js";
import { StorageFull } from "../platform/storage-quota/storage-quota.js";
import { StoreUnavailable } from "../platform/store/sql.js";
import { TaskTimedOut, WorkersBusy } from "../platform/threads/thread-errors.js";
import { ApiError, errors } from "./api-error.js";
import { type FamilyRules, rulesOf } from "./families.js";
import { describeViolation } from "./input/validation.js";
import { isRestBounded } from "./lingering.js";
import { PAGE_POLICY_HEADER } from "./page-policy.js";

/** Turns an error page of the site into HTML; the server itself knows no pages. */
export type ErrorPage = (fault: {
  status: number;
  title: string;
  message: string;
  requestId: string;
}) => Promise<string>;

/** Answers every error in the body of its family, and people at a page of the site in HTML. */
export function handleErrors(app: FastifyInstance, errorPage: ErrorPage | undefined): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) =>
    sendError(asApiError(error, rulesOf(request)), request, reply, errorPage),
  );
}

/**
 * Sends one error, in the body of the family of the path unless another one is given. Defects are
 * logged with their cause, and the caller learns nothing of it.
 */
export async function sendError(
  error: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
  errorPage: ErrorPage | undefined,
  family: FamilyRules = rulesOf(request),
): Promise<FastifyReply> {
  // One without a cause is what the server meant to say; its request line tells the status.
  if (mayKeepConnection(error, request)) keepConnection(reply);
  else reply.raw.shouldKeepAlive = false;
  if (error.status >= 500 && error.cause !== undefined) logFailure(error, request);
  reply.code(error.status).headers(error.headers).header("cache-control", "no-store");
  if (errorPage && family.showsPages && wantsPage(request)) {
    const title = error.status === 404 ? "Page not found" : error.message;
    return reply
      .header("content-security-policy", PAGE_POLICY_HEADER)
      .type("text/html; charset=utf-8")
      .send(
        await errorPage({
          status: error.status,
          title,
          message: error.message,
          requestId: request.id,
        }),
      );
  }
  // As text, so that a route whose replies are not JSON can still answer an error.
  return reply
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(family.errorBody(error, request.id));
}

/**
 * The framework closes the connection of every body that it could not read. One that has arrived is
 * no reason to, nor is one whose rest can be thrown away.
 */
function mayKeepConnection({ status }: ApiError, { raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return true;
  return status !== 408 && isRestBounded(headers);
}

/** Takes back what the framework said, unless the connection is to be closed for another reason. */
function keepConnection(reply: FastifyReply): void {
  const { raw } = reply;
  const isOurs = raw.shouldKeepAlive && !raw.hasHeader("connection");
  if (isOurs && reply.hasHeader("connection")) reply.header("connection", "keep-alive");
}

/**
 * Logs what the caller is not told. A storage that cannot be used says why; whatever else fails is a
 * defect and keeps its stack.
 */
export function logFailure({ cause, message }: ApiError, request: FastifyRequest): void {
  if (cause instanceof StoreUnavailable) request.log.error({ reason: cause.message }, message);
  else request.log.error({ err: cause }, message);
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

/** Any thrown value as an error of the catalogue. */
export function asApiError(error: unknown, family: FamilyRules): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailable) {
    return errors.unavailable("the storage cannot be used now; try again", { cause: error });
  }
  if (error instanceof ClaimLost) {
    const message = "another server goes on with this Idempotency-Key; send it again";
    return errors.unavailable(message, { cause: error });
  }
  if (error instanceof StorageFull) {
    return family.storageFullStatus === 400
      ? errors.invalidRequest(error.message)
      : errors.forbidden(error.message);
  }
  if (error instanceof WorkersBusy) {
    return errors.unavailable("all workers are busy; try again", {
      // A full queue is no fault to log: whoever floods it would flood the log with stacks too.
      cause: error.cause,
      retrySeconds: error.retryAfterSeconds,
    });
  }
  if (error instanceof TaskTimedOut) return errors.timeout(error.message);
  if (error instanceof Error && "statusCode" in error) {
    return fromFramework(error as FastifyError, family) ?? errors.internal(error);
  }
  return errors.internal(error);
}

function fromFramework(error: FastifyError, family: FamilyRules): ApiError | undefined {
  if (error.validation?.[0]) {
    const part = error.validationContext ?? "body";
    const { missing, ...detail } = describeViolation(error.validation[0], part);
    const refuse =
      missing || family.invalidFieldStatus === 400 ? errors.invalidRequest : errors.validation;
    return refuse(detail.message, { details: [detail] });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return errors.payloadTooLarge("the body is too large for this route");
  if (status === 503) return errors.unavailable("the server is shutting down");
  if (status >= 400 && status < 500) return errors.invalidRequest(error.message);
  return undefined;
}

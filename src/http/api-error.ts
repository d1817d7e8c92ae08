/** One fault of a request: where (a JSON Pointer into the body, or a parameter's name) and what. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
  /** Where in a text that was parsed the fault is, both from 1. */
  readonly line?: number;
  readonly column?: number;
  /** What kind of fault of the text it is, and what would be right. */
  readonly code?: string;
  readonly hint?: string;
}

export interface ApiErrorExtras {
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error the caller can act on. Whatever else is thrown is a defect and answers 500. */
export class ApiError extends Error {
  readonly details: readonly ErrorDetail[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    extras: ApiErrorExtras = {},
  ) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = "ApiError";
    this.details = extras.details;
    this.headers = extras.headers ?? {};
  }
}

const retryAfter = (seconds: number) => ({ "retry-after": String(seconds) });

/** Makes an error of the catalogue, for whoever throws it and for whoever describes it. */
export type Refusal = () => ApiError;

/** The catalogue: each error that more than one route can answer. */
export const errors = {
  invalidRequest: (message: string, extras?: ApiErrorExtras) =>
    new ApiError(400, "invalid_request", message, extras),
  validation: (message: string, extras?: ApiErrorExtras) =>
    new ApiError(422, "validation_error", message, extras),
  unauthorized: (message: string) => new ApiError(401, "unauthorized", message),
  paymentRequired: (message: string) => new ApiError(402, "payment_required", message),
  forbidden: (message: string) => new ApiError(403, "forbidden", message),
  notFound: (what: string) => new ApiError(404, "not_found", `${what} was not found`),
  methodNotAllowed: (method: string, allowed: readonly string[]) =>
    new ApiError(
      405,
      "method_not_allowed",
      `${method} is not allowed here; use ${allowed.join(", ")}`,
      {
        headers: { allow: allowed.join(", ") },
      },
    ),
  conflict: (message: string) => new ApiError(409, "conflict", message),
  payloadTooLarge: (message: string) => new ApiError(413, "payload_too_large", message),
  rateLimited: (message: string, retrySeconds: number) =>
    new ApiError(429, "rate_limited", message, { headers: retryAfter(retrySeconds) }),
  internal: (cause: unknown) =>
    new ApiError(500, "internal_error", "the server failed to answer this request", { cause }),
  badGateway: (message: string, extras?: ApiErrorExtras) =>
    new ApiError(502, "bad_gateway", message, extras),
  unavailable: (message: string, extras: { cause?: unknown; retrySeconds?: number } = {}) =>
    new ApiError(503, "unavailable", message, {
      cause: extras.cause,
      headers: retryAfter(extras.retrySeconds ?? 5),
    }),
  timeout: (message: string, extras?: ApiErrorExtras) =>
    new ApiError(504, "timeout", message, extras),
} as const;

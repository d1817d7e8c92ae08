/** Why an endpoint did not answer. None of it is the endpoint's own text, which callers never see. */
export type FailureKind =
  | "connection"
  | "timeout"
  | "rate_limited"
  | "server_error"
  | "unauthorized"
  | "rejected"
  | "redirect"
  | "bad_answer"
  | "too_large"
  | "interrupted"
  | "breaker_open";

interface FailureDetails {
  readonly status?: number;
  /** Code of a system or client error, such as `ECONNREFUSED`. */
  readonly code?: string;
  readonly retryAfterMs?: number;
  readonly isRetryable?: boolean;
}

/** One failed exchange with the endpoint; holds no text, header or address of the exchange. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  readonly details: FailureDetails;
  /** Exchanges that were tried before the call was given up. */
  attempts = 1;

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(`the model endpoint failed: ${kind}`);
    this.kind = kind;
    this.details = details;
  }
}

/** The model that the caller named does not answer now; the HTTP layer makes it 503. */
export class ModelUnavailable extends Error {
  override readonly name = "ModelUnavailable";
  readonly model: string;
  readonly kind: FailureKind;
  readonly retryAfterSeconds: number;

  constructor(model: string, failure: { kind: FailureKind; retryAfterSeconds: number }) {
    super(`${model} does not answer at the moment`);
    this.model = model;
    this.kind = failure.kind;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** The caller gave up. */
export class ModelAborted extends Error {
  override readonly name = "ModelAborted";

  constructor() {
    super("the call was aborted by its caller");
  }
}

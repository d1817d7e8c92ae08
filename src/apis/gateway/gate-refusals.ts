import { type ApiError, errors, type Refusal } from "../../http/api-error.js";
import { unknownBearerKey } from "../../http/caller/authenticate.js";
import { callsUsedUp } from "../../http/caller/daily-calls.js";

const SLUG_SHOWN_MAX = 100;
/** What is shown of calls that have a limit. */
const CALLS_SHOWN = 100;

/** The refusal of a slug that no service has. */
export function noService(slug: string): ApiError {
  return errors.notFound(`the service "${slug.slice(0, SLUG_SHOWN_MAX)}"`);
}

/** The refusal of a service that has to be asked for. */
export function notGranted(slug: string): ApiError {
  return errors.forbidden(
    `${slug} is a by-request service; ask for it with POST /v1/account/access-requests {"slug":"${slug}","reason":"…"} or ask the operator for \`gatehouse access grant\``,
  );
}

/** The refusal of a path that leads elsewhere than it says. */
export function dotSegments(): ApiError {
  return errors.invalidRequest("the path must not hold dot segments");
}

/** The answer for a backend that took too long. */
export function tooSlow(slug: string, cause?: unknown): ApiError {
  return errors.timeout(`the backend of ${slug} did not answer in time`, { cause });
}

/** The answer for a backend that is not there. */
export function unreachable(slug: string, cause?: unknown): ApiError {
  return errors.badGateway(`the backend of ${slug} could not be reached`, { cause });
}

/** What the gate itself answers, for the examples of its replies. */
export const gateRefusals: readonly Refusal[] = [
  unknownBearerKey,
  dotSegments,
  () => noService("tides"),
  () => notGranted("keyed-store"),
  () => callsUsedUp(CALLS_SHOWN),
  () => tooSlow("events"),
  () => unreachable("events"),
];

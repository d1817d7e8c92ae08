import { errors } from "../../http/api-error.js";
import type { PageNotRead, TooManyFetches } from "../../platform/outbound/page-failures.js";

const RETRY_SECONDS = 2;

/** The refusal of a body that names no page. */
export function neitherGiven() {
  const message = "html or url is required";
  const details = ["/html", "/url"].map((path) => ({ path, message }));
  return errors.invalidRequest(message, { details });
}

/** The refusal of a body that names two. */
export function bothGiven() {
  const message =
    "html and url must not be given together; base_url says what the addresses in html are read against";
  return wrong("url", message);
}

/** The refusal of a field of the body. */
export function wrong(field: string, message: string) {
  return errors.validation(message, { details: [{ path: `/${field}`, message }] });
}

/** The refusal of a fetch beyond those that an account may have at once. */
export function tooManyPages({ message }: TooManyFetches) {
  return errors.rateLimited(message, RETRY_SECONDS);
}

/** What the caller can change is told apart from what the other server has to. */
export function refusalOf({ fault, message }: PageNotRead) {
  switch (fault) {
    case "unsuitable":
      return wrong("url", message);
    case "failed":
      return errors.badGateway(message);
    case "timeout":
      return errors.timeout(message);
  }
}

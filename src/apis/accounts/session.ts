import type { onRequestAsyncHookHandler, preValidationHookHandler } from "fastify";
import { errors, type Refusal } from "../../http/api-error.js";
import { readSession } from "../../http/caller/session-cookie.js";
import type { AccountService } from "./service.js";

/** The refusal of a request without a live session. */
export const noSession: Refusal = () =>
  errors.unauthorized("sign in first: there is no session, or it has ended");

/** Asks for the cookie of a live session; anything else is 401, before the body is read. */
export function requireSession(
  accounts: Pick<AccountService, "accountOfSession">,
): onRequestAsyncHookHandler {
  return async (request) => {
    const session = readSession(request.headers.cookie);
    const account = session && (await accounts.accountOfSession(session));
    if (!account) throw noSession();
    request.account = account;
  };
}

/**
 * A browser sends a body of type JSON across sites only after it asked, which a form cannot. Where a
 * cookie signs a request in, no other type is taken.
 */
export const requireJson: preValidationHookHandler = (request, _reply, done) => {
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers["content-type"]?.trim() ?? "");
  const hasBody = request.bodyLength > 0;
  done(
    hasBody && !isJson
      ? errors.invalidRequest("send the body with content-type: application/json")
      : undefined,
  );
};

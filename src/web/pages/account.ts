import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { clientOf } from "../../http/caller/client-address.js";
import { createClientRateCounter } from "../../http/caller/client-rate-counter.js";
import { countSignUp } from "../../http/caller/count-sign-up.js";
import { mailPlace } from "../../http/caller/mail-place.js";
import { forgottenCookie, readSession } from "../../http/caller/session-cookie.js";
import type {} from "../../http/public-pages.js";
import type { Needed } from "../../platform/parts/part.js";
import { KeyRefused } from "../../services/accounts/account-keys.js";
import { NotAnAddress } from "../../services/accounts/sign-in.js";
import {
  ACCOUNT_PATH,
  isAccountRealm,
  MAKE_KEY_PATH,
  NAME_LENGTH_MAX,
  renderAccount,
  renderLinkSent,
  renderMadeKey,
  renderSignUp,
  SIGN_OUT_PATH,
} from "./account-view.js";
import { FORM_BYTES_MAX, servePagesWithForms } from "./forms.js";

const SIGN_UPS_PER_MINUTE = 120;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

export type AccountPagesOptions = Needed<
  "publicUrl" | "accounts" | "clock" | "mailer" | "signUps" | "store"
>;

type Form = { Body: URLSearchParams | undefined };

/** Signing up, keys, signing out: forms that need no script. */
export const accountPages: FastifyPluginAsync<AccountPagesOptions> = async (app, parts) => {
  const { publicUrl, accounts, clock, mailer, signUps, store } = parts;
  const countRequest = createClientRateCounter(clock, SIGN_UPS_PER_MINUTE);
  const hidden = { schema: { hide: true }, bodyLimit: FORM_BYTES_MAX };
  servePagesWithForms(app, publicUrl);

  async function signedIn({ headers }: FastifyRequest) {
    const session = readSession(headers.cookie);
    const id = session && (await accounts.accountOfSession(session));
    return id === undefined || id === "" ? undefined : accounts.find(store, id);
  }

  async function showAccount(account: { id: string; email: string }, refusal?: string) {
    const keys = await accounts.keys.listKeys(account.id);
    return renderAccount({ email: account.email, keys, ...(refusal ? { refusal } : {}) });
  }

  app.get(ACCOUNT_PATH, { ...hidden, config: { isPublicPage: true } }, async (request) => {
    const account = await signedIn(request);
    return account ? showAccount(account) : renderSignUp();
  });

  app.post<Form>(ACCOUNT_PATH, hidden, async (request, reply) => {
    countRequest(request.ip);
    await countSignUp(signUps, request);
    const typed = request.body?.get("email") ?? "";
    try {
      await accounts.signUp(typed, clientOf(request.ip));
    } catch (error) {
      if (!(error instanceof NotAnAddress)) throw error;
      reply.code(422);
      return renderSignUp({ message: "This is no e-mail address.", typed });
    }
    reply.code(202);
    return renderLinkSent(typed, mailPlace(mailer, publicUrl));
  });

  app.post<Form>(MAKE_KEY_PATH, hidden, async (request, reply) => {
    const account = await signedIn(request);
    if (!account) return reply.redirect(ACCOUNT_PATH, 303);
    const name = request.body?.get("name")?.trim() ?? "";
    const realm = request.body?.get("realm") ?? "";
    if (name === "" || name.length > NAME_LENGTH_MAX || CONTROL.test(name)) {
      reply.code(422);
      return showAccount(account, `a name has 1 to ${NAME_LENGTH_MAX} characters on one line`);
    }
    if (!isAccountRealm(realm)) {
      reply.code(422);
      return showAccount(account, "say what it is for");
    }
    try {
      const scopes = realm === "products" ? ["all"] : [];
      const { text } = await accounts.keys.issueKey(account.id, { realm, name, scopes });
      return renderMadeKey({ text, realm, publicUrl });
    } catch (error) {
      if (!(error instanceof KeyRefused)) throw error;
      refuse(reply, error);
      return showAccount(account, error.message);
    }
  });

  app.post(SIGN_OUT_PATH, hidden, async ({ headers }, reply) => {
    const session = readSession(headers.cookie);
    if (session) await accounts.signOut(session);
    return reply.header("set-cookie", forgottenCookie(publicUrl)).redirect(ACCOUNT_PATH, 303);
  });
};

function refuse(reply: FastifyReply, { reason, retrySeconds }: KeyRefused): void {
  if (reason === "too-many-made") reply.code(429).header("retry-after", retrySeconds);
  else reply.code(409);
}

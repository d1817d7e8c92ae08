import { createHash, randomBytes } from "node:crypto";
import { ApiError, errors } from "../../http/api-error.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { readAddress } from "../../platform/mail/address.js";
import { waitBeforeMail } from "../../platform/mail/recipient-limit.js";
import { createKeyedMutex } from "../../platform/store/keyed-mutex.js";
import type { Reader, Transaction } from "../../platform/store/sql.js";
import { invalidField, malformedField } from "./field-fault.js";
import * as store from "./link-store.js";
import type { LinkReply, LinkTokenReply } from "./schemas.js";
import type { SignParts } from "./sign-parts.js";
import type { Tokens } from "./tokens.js";

const LINK_SECONDS = 1800;
const CODE_BYTES = 32;
const CODE = /^[A-Za-z0-9_-]{43}$/;
const OPEN_MAX = 1_000;

export type LinkSignIn = ReturnType<typeof createLinkSignIn>;

/** Sign-in by mail: a code that is mailed once, and a token for it. */
export function createLinkSignIn(platform: SignParts, tokens: Tokens) {
  const { store: database, clock, mailer, publicUrl } = platform;
  const mutex = createKeyedMutex(database);
  return {
    async send(accountId: string, text: string, once?: Once<LinkReply>): Promise<LinkReply> {
      const email = readAddress(text);
      if (!email) {
        throw invalidField("email", "must be a plain address of ASCII characters");
      }
      if (mailer.mode !== "smtp") throw emailNotConfigured();
      const now = clock();
      const expiresAt = now + LINK_SECONDS * 1000;
      const code = randomBytes(CODE_BYTES).toString("base64url");
      const mailCode = async (tx: Transaction) => {
        if ((await store.countOpenLinks(tx, { accountId, now })) >= OPEN_MAX) throw tooManyLinks();
        const waitMs = await waitBeforeCode(tx, { accountId, email, now });
        if (waitMs > 0) throw tooManyTo(waitMs);
        await store.insertLink(tx, { digest: digestOf(code), accountId, email, expiresAt });
        await mailer.send(tx, {
          to: email,
          subject: "Your sign-in code",
          text: writeMail(code, new URL(publicUrl).host),
        });
        return {
          queued: true as const,
          email,
          expires_at: isoTime(expiresAt),
          expires_in: LINK_SECONDS,
        };
      };
      return mutex.run(accountId, () => commitOnce(database.durable, once, mailCode));
    },

    /** A token for a code that was mailed, once. */
    async verify(
      accountId: string,
      code: string,
      once?: Once<LinkTokenReply>,
    ): Promise<LinkTokenReply> {
      if (!CODE.test(code)) {
        throw malformedField("token", "must be the 43 characters that were mailed");
      }
      const wanted = { digest: digestOf(code), accountId, now: clock() };
      const link = await store.findLink(database, wanted);
      if (!link) throw noLink();
      const { email } = link;
      const { token, expiresAt } = await tokens.issue({ account: accountId, subject: email });
      return commitOnce(database.durable, once, async (tx) => {
        if (!(await store.spendLink(tx, wanted))) throw noLink();
        return { token, expires_at: isoTime(expiresAt), email };
      });
    },
  };
}

/** An account is the sender here: only its own codes serve those who sign in there. */
async function waitBeforeCode(
  reader: Reader,
  { accountId, email, now }: { accountId: string; email: string; now: number },
): Promise<number> {
  const open = await store.countOpenLinksTo(reader, { accountId, email, now });
  const { count: toAddress, count_of_account: fromSender, newest_expires_at: expiresAt } = open;
  const newestAt = expiresAt === null ? null : expiresAt - LINK_SECONDS * 1000;
  return waitBeforeMail({ toAddress, fromSender, newestAt }, now);
}

function digestOf(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/** A code and no address: the paths of this server need a key, which a person does not have. */
function writeMail(code: string, host: string): string {
  return [
    "Use this code to sign in, once, within 30 minutes:",
    "",
    code,
    "",
    `An application that uses ${host} asked for it.`,
    "If you did not ask to sign in, you need not do anything.",
    "",
  ].join("\n");
}

/** The refusal of a code that signs nobody in. */
export function noLink(): ApiError {
  return errors.unauthorized("the token is unknown, used or expired; ask for a new link");
}

/** The answer of a server that sends no mail. */
export function emailNotConfigured(): ApiError {
  const message = "no link was sent: email delivery is not configured on this server";
  return new ApiError(503, "email_not_configured", message);
}

/** The refusal of a link beyond those that may be open. */
export function tooManyLinks(): ApiError {
  const message = `${OPEN_MAX} links are open; wait until they are used or expire`;
  return errors.rateLimited(message, LINK_SECONDS);
}

function tooManyTo(waitMs: number): ApiError {
  const message =
    "this address was mailed many links that work, one of them within the last 10 minutes";
  return errors.rateLimited(message, Math.ceil(waitMs / 1000));
}

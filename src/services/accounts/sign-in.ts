import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock/clock.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import { readAddress } from "../../platform/mail/address.js";
import type { Mailer } from "../../platform/mail/mailer.js";
import { waitBeforeMail } from "../../platform/mail/recipient-limit.js";
import { createKeyedMutex } from "../../platform/store/keyed-mutex.js";
import type { Reader, Store, Transaction } from "../../platform/store/sql.js";
import type { AccountView } from "./store.js";
import * as store from "./store.js";

const LINK_MINUTES = 30;
const LINK_MS = LINK_MINUTES * 60_000;
const SESSION_MS = 7 * 86_400_000;
/** 128 bits: short enough for the link to stay on one line of a mail. */
const TOKEN_BYTES = 16;
const SESSION_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{22,43}$/;

/** A text that was to be an address is none. */
export class NotAnAddress extends Error {
  constructor() {
    super("email must be an email address");
    this.name = "NotAnAddress";
  }
}

interface Confirmation {
  readonly account: AccountView;
  /** The text of the new session, for its cookie. */
  readonly session: string;
  /** When the session ends, in epoch milliseconds. */
  readonly expiresAt: number;
}

export interface SignIn {
  /**
   * Queues a confirmation mail, for a client of the network `sender`; none while the address has enough
   * links that work. Never tells which, nor whether the address is known. Throws NotAnAddress.
   */
  signUp(email: string, sender: string, once?: Once<void>): Promise<void>;
  /** Spends a token; undefined when it is unknown, spent or older than 30 minutes. */
  confirm(token: string): Promise<Confirmation | undefined>;
  /** The account of a live session. */
  accountOfSession(session: string): Promise<string | undefined>;
  /** Ends a session; one that is not there has ended already. */
  signOut(session: string): Promise<void>;
  /** The id of the account with this address, which is made when needed. Throws NotAnAddress. */
  ensureAccount(email: string): Promise<string>;
}

export interface SignInParts {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Signing up and signing in are one flow: who opens the link owns the address. */
export function createSignIn({ store: database, mailer, clock, publicUrl }: SignInParts): SignIn {
  const mutex = createKeyedMutex(database);
  return {
    async signUp(text, sender, once) {
      const request = { email: requireAddress(text), sender };
      const token = newSecret(TOKEN_BYTES);
      const mailLink = async (tx: Transaction) => {
        const now = clock();
        if ((await waitBeforeLink(tx, request, now)) > 0) return;
        const link = { digest: digestOf(token), expiresAt: now + LINK_MS };
        await store.insertLink(tx, request, link);
        await mailer.send(tx, {
          to: request.email,
          subject: "Sign in to Gatehouse",
          text: linkMail(`${publicUrl}/account/confirm?token=${token}`),
        });
      };
      await mutex.run(request.email, () => commitOnce(database.durable, once, mailLink));
    },

    async confirm(token) {
      if (!SECRET.test(token)) return undefined;
      const session = newSecret(SESSION_BYTES);
      return database.durable.tx(async (tx) => {
        const now = clock();
        const email = await store.spendLink(tx, digestOf(token), now);
        if (email === undefined) return undefined;
        const account = await store.findOrMakeAccount(tx, { email, id: newId("acc"), now });
        const expiresAt = now + SESSION_MS;
        await store.insertSession(tx, account.id, { digest: digestOf(session), expiresAt, now });
        return { account, session, expiresAt };
      });
    },

    async accountOfSession(session) {
      if (!SECRET.test(session)) return undefined;
      return store.accountOfSession(database, digestOf(session), clock());
    },

    async signOut(session) {
      if (SECRET.test(session)) await store.deleteSession(database, digestOf(session));
    },

    async ensureAccount(text) {
      const email = requireAddress(text);
      const account = await database.durable.tx((tx) =>
        store.findOrMakeAccount(tx, { email, id: newId("acc"), now: clock() }),
      );
      return account.id;
    },
  };
}

/** Any link signs in whoever opens it, so those that others asked for serve the sender too. */
async function waitBeforeLink(
  reader: Reader,
  request: store.LinkRequest,
  now: number,
): Promise<number> {
  const open = await store.countOpenLinks(reader, request, now);
  const newestAt = open.newest_expires_at === null ? null : open.newest_expires_at - LINK_MS;
  return waitBeforeMail(
    { toAddress: open.to_address, fromSender: open.from_sender, newestAt },
    now,
  );
}

function requireAddress(text: string): string {
  const address = readAddress(text);
  if (address) return address;
  throw new NotAnAddress();
}

function newSecret(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The link is the only URL, so that nobody has to tell which one to open. */
function linkMail(link: string): string {
  return `Somebody asked to sign in to Gatehouse with this address.

Open this link within ${LINK_MINUTES} minutes and press the button there:

${link}

If it was not you, ignore this message. Nothing happens without the link.
`;
}

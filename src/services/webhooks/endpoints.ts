import type { Clock } from "../../platform/clock/clock.js";
import { commitOnce } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { AddressGuard } from "../../platform/outbound/address-guard.js";
import type { Store, Transaction } from "../../platform/store/sql.js";
import { forgetAttempts } from "./delivery/delivery-store.js";
import { failQueue, forgetQueue, retryNow } from "./delivery/queue-store.js";
import {
  changeEvents,
  countEndpoints,
  deleteEndpoint,
  disableEndpoint,
  type EndpointRow,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  moveEndpoint,
  replaceSecret,
  toEndpoint,
} from "./endpoint-store.js";
import type { SecretBox } from "./secret-box.js";
import { newSecret, toPublicKeyText, toSecretText } from "./signing.js";
import {
  ENDPOINTS_MAX,
  type EndpointChanges,
  type SignatureScheme,
  TooManyEndpoints,
  type Webhooks,
} from "./webhooks.js";

/** For so long the secret before the newest signs as well. */
const ROTATION_MS = 86_400_000;

export interface EndpointsParts {
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly readUrl: AddressGuard["readUrl"];
  readonly wake: () => void;
}

type Endpoints = Pick<
  Webhooks,
  "register" | "list" | "find" | "update" | "rotateSecret" | "remove"
>;

/** The endpoints of accounts: making, changing and removing them. */
export function createEndpoints(store: Store, parts: EndpointsParts): Endpoints {
  const { clock, secretBox, readUrl, wake } = parts;

  async function endIfDisabled({ id, is_enabled, last_position }: EndpointRow): Promise<void> {
    if (is_enabled === 0) await failQueue(store, id, { last: last_position, now: clock() });
  }

  return {
    async register(accountId, { url, events, signature = "v1" }, once) {
      readUrl(url);
      const id = newId("whk");
      const { sealed, publicKey, shown } = makeSecret(id, signature, secretBox);
      const endpoint = { id, accountId, url, events, signature, publicKey, now: clock() };
      return commitOnce(store.durable, once, async (tx) => {
        if ((await countEndpoints(tx, accountId)) >= ENDPOINTS_MAX) throw new TooManyEndpoints();
        await insertEndpoint(tx, { ...endpoint, secret: sealed });
        const row = await findEndpoint(tx, accountId, id);
        if (!row) throw new Error("an endpoint that was just made is gone");
        return { ...toEndpoint(row), secret: shown };
      });
    },
    async list(accountId) {
      return (await listEndpoints(store, accountId)).map(toEndpoint);
    },
    async find(accountId, id) {
      const row = await findEndpoint(store, accountId, id);
      return row && toEndpoint(row);
    },
    async update(accountId, id, changes) {
      if (changes.url !== undefined) readUrl(changes.url);
      const before = await findEndpoint(store, accountId, id);
      if (!before) return undefined;
      // What a process that ended left to be failed is not sent after all.
      await endIfDisabled(before);
      const row = await store.durable.tx(async (tx) => {
        const now = await findEndpoint(tx, accountId, id);
        if (now) await applyChanges(tx, now, changes, clock());
        return findEndpoint(tx, accountId, id);
      });
      if (row) await endIfDisabled(row);
      wake();
      return row && toEndpoint(row);
    },
    async rotateSecret(accountId, id, once) {
      const row = await findEndpoint(store, accountId, id);
      if (!row) return undefined;
      const { sealed, publicKey, shown } = makeSecret(id, row.signature, secretBox);
      const next = { secret: sealed, publicKey, until: clock() + ROTATION_MS };
      return commitOnce(store.durable, once, async (tx) => {
        await replaceSecret(tx, id, next);
        return { ...toEndpoint({ ...row, public_key: publicKey }), secret: shown };
      });
    },
    async remove(accountId, id) {
      if (!(await deleteEndpoint(store.durable, accountId, id))) return false;
      await forgetQueue(store, id);
      return true;
    },
  };
}

interface MadeSecret {
  readonly sealed: Buffer;
  readonly publicKey: string | null;
  /** What the owner verifies signatures with. */
  readonly shown: string;
}

function makeSecret(id: string, scheme: SignatureScheme, secretBox: SecretBox): MadeSecret {
  const secret = newSecret();
  const publicKey = scheme === "v1a" ? toPublicKeyText(secret) : null;
  return {
    sealed: secretBox.seal(id, secret),
    publicKey,
    shown: publicKey ?? toSecretText(secret),
  };
}

async function applyChanges(
  tx: Transaction,
  endpoint: EndpointRow,
  { url = endpoint.url, events, enabled }: EndpointChanges,
  now: number,
): Promise<void> {
  const { id, is_enabled, revision } = endpoint;
  const isMoved = url !== endpoint.url;
  const isEnabledNow = enabled === true && is_enabled === 0;
  if (events) await changeEvents(tx, endpoint, events);
  if (enabled === false) await disableEndpoint(tx, id, { reason: "asked", at: now, revision });
  if (isEnabledNow) await enableEndpoint(tx, id);
  if (isMoved) {
    await moveEndpoint(tx, id, url);
    await forgetAttempts(tx, id);
  }
  if (isMoved || isEnabledNow) await retryNow(tx, id);
}

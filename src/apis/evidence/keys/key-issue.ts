import { errors, type Refusal } from "../../../http/api-error.js";
import { commitOnce, type Once } from "../../../platform/idempotency/once.js";
import { newId } from "../../../platform/ids/ids.js";
import { readAddress } from "../../../platform/mail/address.js";
import type { Needed } from "../../../platform/parts/part.js";
import { createKeyedMutex } from "../../../platform/store/keyed-mutex.js";
import { BY_STATEMENT, type Transaction } from "../../../platform/store/sql.js";
import type { Payment, Payments } from "../../../services/payments/payments.js";
import type { Tier } from "../meter.js";
import { countKeyMade, countLiveKeys, insertKeyAddress } from "./key-store.js";
import { openUpgrade, recordUpgrade } from "./upgrade-purchase.js";

/** Of one address and one network: whoever names somebody else's address takes nothing from them. */
const LIVE_KEYS_MAX = 200;
const RETRY_SECONDS = 86_400;

const PRO_WHERE_MONEY_MOVES =
  "buy 30 days of it for a free key with POST /api/v1/upgrade, or ask the operator for `gatehouse keys create --realm evidence --tier pro`";

/** How a key gets the tier pro. */
export function proIsObtained({ mode }: Pick<Payments, "mode">): string {
  if (mode === "live") return PRO_WHERE_MONEY_MOVES;
  return `POST /api/v1/key with an email address and \`"tier": "pro"\`, while payments are in the sandbox; ${PRO_WHERE_MONEY_MOVES}`;
}
/** What is bought with a key in the sandbox is settled at once, whatever it is paid with. */
const SANDBOX_METHOD = "stripe";

/** The refusal of a key of the tier pro where it would cost money. */
export const proIsNotGiven: Refusal = () =>
  errors.forbidden(`a key is not given the tier pro here; ${proIsObtained({ mode: "live" })}`);

export interface NewKey {
  readonly email: string;
  /** Of the client that asks. */
  readonly network: string;
  readonly tier?: Tier;
}

/** A key that was made; its text is shown this once. */
export interface IssuedKey {
  readonly text: string;
  /** The purchase that made it pro, and when that ends, in epoch milliseconds; a free key has none. */
  readonly upgrade?: { readonly payment: Payment; readonly paidUntil: number };
}

/** Makes free keys, and in the sandbox keys of the tier pro with a purchase of 30 days. */
export function createKeyIssue(
  parts: Needed<"store" | "keys" | "clock" | "payments" | "ledger">,
): (wanted: NewKey, once?: Once<IssuedKey>) => Promise<IssuedKey> {
  const { store, keys, clock, payments } = parts;
  const mutex = createKeyedMutex(store);

  return async ({ tier = "free", network, ...wanted }, once) => {
    const email = requireAddress(wanted.email);
    if (tier === "pro" && payments.mode !== "sandbox") {
      throw proIsNotGiven();
    }
    const order = tier === "pro" ? await openUpgrade(parts, SANDBOX_METHOD) : undefined;
    const issueOne = async (tx: Transaction): Promise<IssuedKey> => {
      await countKeyMade(tx, email);
      if ((await countLiveKeys(tx, { email, network }, clock())) >= LIVE_KEYS_MAX) {
        const message = `an address has at most ${LIVE_KEYS_MAX} live keys from one network; the operator can revoke some with \`gatehouse keys revoke\``;
        throw errors.rateLimited(message, RETRY_SECONDS);
      }
      // An address that nobody has confirmed makes nothing an account's.
      const ownerId = newId("evk");
      const { text, key } = await keys.issue(tx, { realm: "evidence", ownerId, name: tier });
      const { counterId } = key;
      await insertKeyAddress(tx, { counterId, email, network });
      if (!order) return { text };
      const settled = { ...order, method: SANDBOX_METHOD, counterId } as const;
      const paidUntil = await recordUpgrade(parts, tx, settled);
      return { text, upgrade: { payment: order.payment, paidUntil } };
    };
    return mutex.run(email, () => commitOnce(store.durable, once, issueOne, BY_STATEMENT));
  };
}

function requireAddress(text: string): string {
  const address = readAddress(text);
  if (address) return address;
  const message = "email must be an email address";
  throw errors.validation(message, { details: [{ path: "/email", message }] });
}

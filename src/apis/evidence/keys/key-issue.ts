import { errors } from "../../../http/api-error.js";
import { commitOnce, type Once } from "../../../platform/idempotency/once.js";
import { newId } from "../../../platform/ids/ids.js";
import { readAddress } from "../../../platform/mail/address.js";
import type { Needed } from "../../../platform/parts/part.js";
import { createKeyedMutex } from "../../../platform/store/keyed-mutex.js";
import { BY_STATEMENT, type Transaction } from "../../../platform/store/sql.js";
import type { Tier } from "../meter.js";
import { countKeyMade, countLiveKeys, insertKeyAddress } from "./key-store.js";

/** Of one address and one network: whoever names somebody else's address takes nothing from them. */
const LIVE_KEYS_MAX = 200;
const RETRY_SECONDS = 86_400;

/** How a key gets the tier pro. */
export const PRO_IS_OBTAINED =
  "buy 30 days of it for a free key with POST /api/v1/upgrade, or ask the operator for `gatehouse keys create --realm evidence --tier pro`";

export interface NewKey {
  readonly email: string;
  /** Of the client that asks. */
  readonly network: string;
  readonly tier?: Tier;
}

/** Makes free keys; answers the text of one, which is shown this once. */
export function createKeyIssue({
  store,
  keys,
  clock,
}: Needed<"store" | "keys" | "clock">): (wanted: NewKey, once?: Once<string>) => Promise<string> {
  const mutex = createKeyedMutex(store);

  return async (wanted, once) => {
    const email = requireAddress(wanted.email);
    const { network } = wanted;
    if (wanted.tier === "pro") {
      throw errors.forbidden(`a key is not given the tier pro here; ${PRO_IS_OBTAINED}`);
    }
    const issueOne = async (tx: Transaction) => {
      await countKeyMade(tx, email);
      if ((await countLiveKeys(tx, { email, network }, clock())) >= LIVE_KEYS_MAX) {
        const message = `an address has at most ${LIVE_KEYS_MAX} live keys from one network; the operator can revoke some with \`gatehouse keys revoke\``;
        throw errors.rateLimited(message, RETRY_SECONDS);
      }
      // An address that nobody has confirmed makes nothing an account's.
      const ownerId = newId("evk");
      const { text, key } = await keys.issue(tx, { realm: "evidence", ownerId, name: "free" });
      await insertKeyAddress(tx, { counterId: key.counterId, email, network });
      return text;
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

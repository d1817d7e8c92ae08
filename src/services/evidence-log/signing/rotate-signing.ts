import type { Store } from "../../../platform/store/sql.js";
import { readHead } from "../log-store.js";
import { deriveKeys, type EpochKeys } from "../signing-keys.js";
import { keysAt } from "./open-log.js";
import { rotateKeys } from "./rotation.js";
import { SecretRefused, type SigningSecret } from "./signing-secret.js";

export interface RotateOptions {
  readonly secret: SigningSecret;
  readonly clock: () => number;
  /** Since when the keys that end count for nothing, in epoch milliseconds. */
  readonly revokedAt?: number | undefined;
}

/**
 * Begins the next epoch of the log's keys and answers them. Keys are revoked only together with
 * their secret: whoever has it can derive the next ones too.
 */
export async function rotateSigning(store: Store, options: RotateOptions): Promise<EpochKeys> {
  const { secret, clock, revokedAt } = options;
  const head = await readHead(store);
  if (!head) throw new SecretRefused("there is no evidence log yet: it begins with the server");
  const own = await keysAt(store, head, secret.current);
  if (own && revokedAt !== undefined) {
    throw new SecretRefused(
      "keys are revoked together with their secret: set EVIDENCE_SIGNING_KEY to a new one (openssl rand -base64 32) and EVIDENCE_SIGNING_KEY_PREVIOUS to the one of now, stop the server, and run this again",
    );
  }
  const from = own ?? (secret.previous && (await keysAt(store, head, secret.previous)));
  if (!from)
    throw new SecretRefused("neither secret is the one that the keys of the log come from");
  const to = deriveKeys(secret.current, { origin: head.origin, epoch: head.epoch + 1 });
  const isRotated = await rotateKeys(store, { from, to, now: clock(), revokedAt });
  if (!isRotated) throw new SecretRefused("another process rotated the keys meanwhile");
  return to;
}

import { randomBytes } from "node:crypto";
import type { SecretKind } from "../parts/secret-kind.js";
import type { Store } from "../store/sql.js";
import { fingerprintOf, formerKey, type GivenSecret, judgeSecret } from "./judge-secret.js";
import { seal } from "./sealing.js";
import {
  type FormerRow,
  keepSecret,
  moveSecret,
  readSecret,
  recordFingerprint,
  type StoredSecret,
} from "./secret-store.js";
import type { FormerSecret } from "./server-secret.js";

const SECRET_BYTES = 32;

export interface SettledSecret {
  readonly current: string;
  readonly former: readonly FormerSecret[];
}

export interface SettleOptions {
  readonly given: GivenSecret;
  readonly now: number;
  /** Whether a new secret replaces that of the store; a command leaves it to the server. */
  readonly mayReplace: boolean;
}

/**
 * The secret that a store is used with, and those before it: at first the configured one, or 32
 * random bytes that are made and kept. Throws StartRefused when it cannot be the one configured.
 */
export async function settleSecret(
  store: Store,
  kind: SecretKind,
  options: SettleOptions,
): Promise<SettledSecret> {
  const { given, now, mayReplace } = options;
  const stored = await readSecret(store, kind.name);
  const verdict = judgeSecret(kind, stored, given);
  if (verdict.step === "record") await recordFirst(store, kind, { stored, given, now });
  else if (verdict.step === "use" || !mayReplace) return verdict;
  else {
    const { current, replaced } = verdict;
    const key = formerKey(kind, current);
    await moveSecret(store, {
      name: kind.name,
      from: fingerprintOf(kind, replaced),
      to: fingerprintOf(kind, current),
      now,
      former: verdict.former.map(({ value, replacedAt = now }): FormerRow => {
        const sealed = seal(Buffer.from(value), key, kind.name);
        const at = value === replaced ? now : replacedAt;
        return { fingerprint: fingerprintOf(kind, value), sealed, replaced_at: at };
      }),
    });
  }
  // Another process may have been first, with the same secret or another one.
  return settleSecret(store, kind, options);
}

/** One that was made by a release before was in use: a configured one replaces it afterwards. */
async function recordFirst(
  store: Store,
  kind: SecretKind,
  {
    stored,
    given,
    now,
  }: { readonly stored: StoredSecret; readonly given: GivenSecret; readonly now: number },
): Promise<void> {
  const { name } = kind;
  let value = stored.made ?? given.configured;
  if (value === undefined) {
    const made = randomBytes(SECRET_BYTES).toString("base64url");
    await keepSecret(store.durable, { name, value: made, now });
    value = (await readSecret(store, name)).made;
    if (value === undefined) throw new Error(`the secret ${name} could not be kept`);
  }
  await recordFingerprint(store.durable, { name, fingerprint: fingerprintOf(kind, value), now });
}

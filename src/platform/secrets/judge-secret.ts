import { createHmac, hkdfSync } from "node:crypto";
import type { SecretKind } from "../parts/secret-kind.js";
import { StartRefused } from "../parts/start-refused.js";
import { unseal } from "./sealing.js";
import type { StoredSecret } from "./secret-store.js";
import type { FormerSecret } from "./server-secret.js";

const KEY_BYTES = 32;
const FINGERPRINT_DIGITS = 16;

/** What the configuration gives of one secret. */
export interface GivenSecret {
  readonly configured: string | undefined;
  /** The one before. */
  readonly former: string | undefined;
}

/** What a start has to do about a secret. */
export type SecretVerdict =
  /** Nothing is recorded yet: what the store is used with from now on is. */
  | { readonly step: "record" }
  | { readonly step: "use"; readonly current: string; readonly former: readonly FormerSecret[] }
  | {
      readonly step: "replace";
      readonly current: string;
      readonly former: readonly FormerSecret[];
      /** The one among the former ones that the store is used with. */
      readonly replaced: string;
    };

/**
 * Holds what is configured against what a store is used with. A configured secret replaces that one
 * when it is known: given as the one before, or made here. Throws StartRefused for any other, so that
 * nothing is sealed or signed under two secrets that do not know each other.
 */
export function judgeSecret(
  kind: SecretKind,
  stored: StoredSecret,
  given: GivenSecret,
): SecretVerdict {
  const { recorded, made } = stored;
  if (!recorded) return { step: "record" };
  const isRecorded = (one: string | undefined) =>
    one !== undefined && fingerprintOf(kind, one) === recorded.fingerprint;
  const current = given.configured ?? made;
  if (current === undefined) throw refusal(kind, given);
  if (isRecorded(current)) {
    return {
      step: "use",
      current,
      former: formerOf(kind, { stored, given, current, recorded: current }),
    };
  }
  const replaced = [given.former, made].find(isRecorded);
  if (given.configured === undefined || replaced === undefined) throw refusal(kind, given);
  const former = formerOf(kind, { stored, given, current, recorded: replaced });
  return { step: "replace", current, former, replaced };
}

/**
 * A keyed hash by which a secret is known again: an HMAC of its name under it, cut to 64 bits, which
 * are enough to tell secrets apart.
 */
export function fingerprintOf({ name }: SecretKind, value: string): string {
  const sum = createHmac("sha256", value).update(`gatehouse fingerprint of the ${name} secret`);
  return sum.digest("hex").slice(0, FINGERPRINT_DIGITS);
}

/** The key that the secrets before are sealed under in the store. */
export function formerKey({ name }: SecretKind, value: string): Buffer {
  return Buffer.from(hkdfSync("sha256", value, "", `gatehouse former ${name} secret`, KEY_BYTES));
}

/** Those before the one of now; `recorded` is the one that they are sealed under. */
function formerOf(
  kind: SecretKind,
  known: {
    readonly stored: StoredSecret;
    readonly given: GivenSecret;
    readonly current: string;
    readonly recorded: string;
  },
): FormerSecret[] {
  const { stored, given, current, recorded } = known;
  const key = formerKey(kind, recorded);
  const found = new Map<string, FormerSecret>();
  for (const { sealed, replaced_at } of stored.former) {
    const value = unseal(sealed, key, kind.name).toString();
    found.set(value, { value, replacedAt: replaced_at });
  }
  for (const value of [stored.made, given.former]) {
    if (value !== undefined) found.set(value, { value, replacedAt: undefined });
  }
  found.delete(current);
  return [...found.values()];
}

function refusal({ variable, formerVariable }: SecretKind, given: GivenSecret): StartRefused {
  if (given.configured === undefined) {
    return new StartRefused(
      `${variable} is not set, but this database is used with one: set it to the value that it had`,
    );
  }
  if (given.former !== undefined) {
    return new StartRefused(
      `neither ${variable} nor ${formerVariable} is the secret that this database is used with: set one of them to the value that ${variable} had`,
    );
  }
  return new StartRefused(
    `${variable} is not the secret that this database is used with: set it to the value that it had, or set ${formerVariable} to that value to replace it`,
  );
}

import { systemClock } from "../platform/clock/clock.js";
import { evidenceVariables, secretSource } from "../services/evidence-log/evidence-variables.js";
import { rotateSigning } from "../services/evidence-log/signing/rotate-signing.js";
import {
  findSigningSecret,
  SecretRefused,
} from "../services/evidence-log/signing/signing-secret.js";
import { print, readOptions, UsageError } from "./command.js";
import { fail } from "./output.js";
import { configured, withHouse } from "./parts.js";

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/;

/** Hands the evidence log over to new keys; running servers take them with their next seal. */
export async function rotateSigningKeys(args: readonly string[]): Promise<number> {
  const since = readOptions(args, { "revoke-since": "string" }).text("revoke-since");
  const revokedAt = since === undefined ? undefined : readTime(since);
  const secret = await findSigningSecret(secretSource(configured(evidenceVariables)));
  if (!secret)
    return fail("there is no signing secret here: the evidence log begins with the server");
  return withHouse(["store"], async ({ store }) => {
    try {
      const order = { secret, clock: systemClock, revokedAt };
      const { packet, checkpoint } = await rotateSigning(store, order);
      print(`packets are signed by ${packet.keyId}`);
      print(`checkpoints are signed by ${checkpoint.keyId}`);
      return 0;
    } catch (error) {
      if (error instanceof SecretRefused) return fail(error.message);
      throw error;
    }
  });
}

function readTime(text: string): number {
  const ms = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms))
    throw new UsageError("--revoke-since takes a time such as 2026-01-31T09:00:00Z");
  return ms;
}

import type { KeyObject } from "node:crypto";
import { keyPairOf } from "../../engines/evidence/packet/ed25519.js";
import {
  type VerifyingKey,
  verifyingKey,
} from "../../engines/http/message-signatures/json-web-key.js";

/** A key that requests are signed with, and what others check it by. */
export interface AgentKey {
  readonly verifying: VerifyingKey;
  readonly privateKey: KeyObject;
}

/** The Ed25519 key whose seed is the secret of now, and that of the one before. */
export function deriveAgentKeys({
  current,
  previous,
}: {
  readonly current: Buffer;
  readonly previous?: Buffer;
}): AgentKey[] {
  return [keyOf(current), ...(previous ? [keyOf(previous)] : [])];
}

function keyOf(seed: Buffer): AgentKey {
  const { publicKey, privateKey } = keyPairOf(seed);
  return { verifying: verifyingKey(publicKey), privateKey };
}

import type { Verdict } from "./verdict.js";
import { type VerifyOptions, verifyPacket } from "./verify-packet.js";

/** A packet and earlier ones of its chain as JSON texts, and what else `verifyPacket` takes. */
export interface PacketTexts extends Omit<VerifyOptions, "previous"> {
  readonly packet: string;
  readonly previous: readonly string[];
}

/** Verifies packets that crossed threads as texts. */
export function verifyPacketText({ packet, previous, ...options }: PacketTexts): Verdict {
  const earlier = previous.map((text): unknown => JSON.parse(text));
  return verifyPacket(JSON.parse(packet), { ...options, previous: earlier });
}

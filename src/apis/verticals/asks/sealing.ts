import { createHmac } from "node:crypto";
import type { EvidencePacket } from "../../../engines/evidence/packet/packet.js";
import { errors } from "../../../http/api-error.js";
import type { Needed } from "../../../platform/parts/part.js";
import { LogBroken } from "../../../services/evidence-log/evidence-log.js";

/** What a packet says of an answer; never the question or the answer themselves. */
export interface SealedAnswer {
  readonly id: string;
  readonly agent: string;
  readonly workflow: string;
  readonly tier: string;
  readonly status: string;
  readonly input_sha256: string;
  readonly output_sha256: string;
  readonly engine_version: string;
}

/** Puts answers into the evidence log. */
export type SealAnswer = (owner: string, answer: SealedAnswer) => Promise<EvidencePacket>;

export function createSealAnswer({ evidence }: Needed<"evidence">): SealAnswer {
  return async (owner, answer) => {
    const chain = [answer.agent, answer.workflow];
    try {
      return await evidence.seal({ type: "vertical-answer", owner, chain, content: { ...answer } });
    } catch (error) {
      if (!(error instanceof LogBroken)) throw error;
      throw errors.unavailable("the evidence log takes nothing now: it needs its operator", {
        cause: error,
      });
    }
  };
}

/** Whose packets those of an address without a key are; the address cannot be told from it. */
export function ownerWithoutKey({ secret }: Needed<"secret">, client: string): string {
  const mac = createHmac("sha256", secret.current).update(`asks of ${client}`);
  return `client ${mac.digest("hex").slice(0, 32)}`;
}

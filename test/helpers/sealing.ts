import type { EvidencePacket } from "../../src/engines/evidence/packet/packet.js";

/** Makes an evidence key. */
export async function issueEvidenceKey(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/key`, {
    method: "POST",
    body: JSON.stringify({ email: "seals@gatehouse.test" }),
  });
  return ((await reply.json()) as { api_key: string }).api_key;
}

/** Seals one decision; throws unless it was sealed. */
export async function sealOne(url: string, key: string, decision: string): Promise<EvidencePacket> {
  const reply = await fetch(`${url}/api/v1/evidence/seal`, {
    method: "POST",
    headers: { "x-api-key": key },
    body: JSON.stringify({ agent_id: "backup", decision }),
  });
  if (!reply.ok) throw new Error(`the seal answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as EvidencePacket;
}

/** Seals all the time with some callers; answers what was sealed, and what ends it. */
export function sealSteadily(url: string, key: string, callers = 8) {
  const sealed: EvidencePacket[] = [];
  let isEnded = false;
  const calls = Array.from({ length: callers }, async (_, caller) => {
    while (!isEnded) sealed.push(await sealOne(url, key, `caller ${caller}`));
  });
  return {
    sealed,
    async end() {
      isEnded = true;
      await Promise.all(calls);
    },
  };
}

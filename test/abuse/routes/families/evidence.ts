import type { FamilyEntries, Made } from "../entry.js";

const DECISION_BYTES_MAX = 65_000;
const VALUE_BYTES_MAX = 65_536;
const PROMPT_CHARACTERS_MAX = 2_000;
const PREVIOUS_MAX = 100;
const ENTRIES = 300;

const packetId = ({ packetId: id }: Made) => ({ id: id ?? "" });
const words = (count: number, salt = 0) =>
  Array.from({ length: count }, (_, word) => `w${(word * 7 + salt).toString(36)}`).join(" ");
const packetOf = (made: Made) => JSON.parse(made.packet ?? "{}") as Record<string, unknown>;

export const entries: FamilyEntries = {
  async prepare(call) {
    const sealed = await call("POST", "/api/v1/evidence/seal", { agent_id: "a", decision: "go" });
    for (let entry = 0; entry < ENTRIES; entry++) {
      const value = { text: words(200, entry) };
      await call("POST", "/api/v1/memory/store", { agent_id: "a", key: `key-${entry}`, value });
    }
    const packet = (sealed.packet ?? sealed) as { packet_id?: string; id?: string };
    return {
      packetId: String(packet.packet_id ?? packet.id),
      packet: JSON.stringify(packet),
    };
  },
  routes: {
    sealDecision: {
      costly: () => ({
        agent_id: "a",
        decision: "go",
        capability_scope: Array.from({ length: 100 }, (_, place) => `scope-${place}`),
        metadata: Object.fromEntries(
          Array.from({ length: DECISION_BYTES_MAX / 20 }, (_, place) => [`${99_999 - place}`, 0.1]),
        ),
      }),
    },
    listPackets: { costly: () => ({ agent_id: "absent", limit: "100" }) },
    getPacket: { path: packetId },
    getTlogProof: { path: packetId },
    getCheckpoint: {},
    getTile: { path: () => ({ path: "0/000" }) },
    getInclusionProof: { query: () => ({ index: "0", size: "1" }) },
    getConsistencyProof: { query: () => ({ from: "1", to: "1" }) },
    verifyEvidence: {
      body: (made) => ({ packet: packetOf(made) }),
      costly: (made) => ({
        packet: packetOf(made),
        previous: Array.from({ length: PREVIOUS_MAX }, () => packetOf(made)),
      }),
    },
    createEvidenceKey: { body: () => ({ email: "nobody@example.org", tier: "free" }) },
    getEvidenceKey: {},
    getEvidenceUsage: {},
    upgradeEvidenceKey: {},
    sizeCompactCache: {
      body: () => ({ model: "llama-3-8b", seq_length: 4_096, dim: 128 }),
    },
    storeMemory: {
      costly: () => ({
        agent_id: "a",
        key: "é".repeat(512),
        value: { text: words(VALUE_BYTES_MAX / 7) },
      }),
    },
    deleteMemory: { query: () => ({ key: "absent", agent_id: "a" }) },
    retrieveMemory: { query: () => ({ key: "key-0", agent_id: "a" }) },
    getMemoryStats: {},
    listMemory: { costly: () => ({ prefix: "key", limit: "1000" }) },
    searchMemory: { costly: () => ({ query: words(200), top_k: 50 }) },
    generateImage: {
      costly: () => ({
        prompt:
          "a castle, a dragon, a ship, ten birds, a forest, a lake, a city, a bridge, people dancing in the snow at night, "
            .repeat(20)
            .slice(0, PROMPT_CHARACTERS_MAX),
        width: 1_024,
        height: 1_024,
        seed: 7,
      }),
    },
    getEvidenceDocs: {},
    getEvidenceGuide: {},
    getEvidenceHealth: {},
    getEvidenceBenchmark: {},
    listEvidenceKeys: {},
    listWellKnownEvidenceKeys: {},
  },
};

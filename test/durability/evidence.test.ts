import { join } from "node:path";
import { expect, it } from "vitest";
import { verifyConsistency } from "../../src/engines/evidence/merkle/proofs.js";
import type { EvidenceKey, EvidencePacket } from "../../src/engines/evidence/packet/packet.js";
import { verifyPacket } from "../../src/engines/evidence/packet/verify-packet.js";
import { openNote, readCheckpoint } from "../../src/engines/evidence/signed-note/signed-note.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { auditWholeLog } from "../../src/services/evidence-log/audit/full-audit.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually } from "../helpers/waiting.js";

/** More of them: EVIDENCE_KILLS=20 npx vitest run test/durability/evidence.test.ts */
const KILLS = Number(process.env.EVIDENCE_KILLS ?? 8);
const CALLERS = 16;
const LOAD_MS_MIN = 40;
const LOAD_MS_SPREAD = 200;
const WATCH_MS = 5;
const CHECKED_MAX = 300;

const folder = tempFolder();
const environment = {
  DATABASE_URL: `sqlite:${join(folder, "evidence.db")}`,
  EVIDENCE_ORIGIN: "gatehouse.test/evidence",
  EVIDENCE_FREE_CALLS: "1000000",
  LOG_LEVEL: "error",
};

/** What callers have in hands when the server is gone. */
interface Seen {
  readonly packets: EvidencePacket[];
  readonly checkpoints: Map<string, number>;
}

it(`loses no seal and never forks when it is killed under load ${KILLS} times`, async () => {
  const seen: Seen = { packets: [], checkpoints: new Map() };
  let issued: string | undefined;
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer(environment);
    issued ??= await issueKey(server);
    const key = issued;
    const before = seen.packets.length;
    const load = [
      ...Array.from({ length: CALLERS }, (_, caller) =>
        sealUntilKilled(server, { key, caller, seen }),
      ),
      watchUntilKilled(server, seen),
    ];
    await eventually(() => expect(seen.packets.length).toBeGreaterThan(before));
    await new Promise((resolve) =>
      setTimeout(resolve, LOAD_MS_MIN + (LOAD_MS_SPREAD * round) / KILLS),
    );
    await server.stop("SIGKILL");
    await Promise.all(load);
  }
  const server = await startServer(environment);
  try {
    await expectAllKept(server, seen);
    await expectOneTree(server, seen);
  } finally {
    await server.stop("SIGTERM");
  }
  const store = await openStore(environment.DATABASE_URL, { poolSize: 1 });
  try {
    expect(await auditWholeLog(store)).toMatchObject({ fault: undefined });
  } finally {
    await store.close();
  }
});

async function issueKey({ url }: ServerProcess): Promise<string> {
  const reply = await fetch(`${url}/api/v1/key`, {
    method: "POST",
    body: JSON.stringify({ email: "kill@gatehouse.test" }),
  });
  const { api_key } = (await reply.json()) as { api_key: string };
  return api_key;
}

async function sealUntilKilled(
  server: ServerProcess,
  { key, caller, seen }: { key: string; caller: number; seen: Seen },
): Promise<void> {
  await untilCut(async () => {
    const reply = await fetch(`${server.url}/api/v1/evidence/seal`, {
      method: "POST",
      headers: { "x-api-key": key },
      body: JSON.stringify({ agent_id: `caller ${caller % 5}`, decision: "go on" }),
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    const packet = (await reply.json()) as EvidencePacket;
    seen.packets.push(packet);
    seen.checkpoints.set(packet.log.checkpoint, server.process.pid);
  });
}

/** Somebody outside who only looks at the head: what was shown may never be taken back. */
async function watchUntilKilled(server: ServerProcess, seen: Seen): Promise<void> {
  await untilCut(async () => {
    const reply = await fetch(`${server.url}/api/v1/evidence/log/checkpoint`);
    seen.checkpoints.set(await reply.text(), server.process.pid);
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  });
}

async function untilCut(call: () => Promise<void>): Promise<void> {
  try {
    for (;;) await call();
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const isCut = error instanceof TypeError || cause?.code !== undefined;
    if (!isCut) throw error;
  }
}

async function expectAllKept({ url }: ServerProcess, { packets }: Seen): Promise<void> {
  const listed = await fetch(`${url}/api/v1/evidence/keys`);
  const { keys } = (await listed.json()) as { keys: EvidenceKey[] };
  const links = new Map<string, string>();
  const leaves = new Map<number, string>();
  for (const { payload, log } of packets) {
    const link = `${payload.chain} ${payload.seq}`;
    expect(links.get(link) ?? payload.id).toBe(payload.id);
    links.set(link, payload.id);
    leaves.set(log.index, log.leaf_hash);
  }
  expect(leaves.size).toBe(packets.length);
  const tiles = new Map<number, Buffer>();
  const size = Math.max(...leaves.keys()) + 1;
  for (const [index, leaf] of leaves) {
    const tile = Math.floor(index / 256);
    const hashes = tiles.get(tile) ?? (await fetchTile(url, { tile, size }));
    tiles.set(tile, hashes);
    expect(hashes.subarray((index % 256) * 32, (index % 256) * 32 + 32).toString("base64")).toBe(
      leaf,
    );
  }
  const step = Math.ceil(packets.length / CHECKED_MAX);
  for (const packet of packets.filter((_, at) => at % step === 0)) {
    expect(verifyPacket(packet, { keys })).toMatchObject({ valid: true });
  }
}

async function fetchTile(
  url: string,
  { tile, size }: { readonly tile: number; readonly size: number },
): Promise<Buffer> {
  const width = Math.min(256, size - tile * 256);
  const name = String(tile).padStart(3, "0") + (width === 256 ? "" : `.p/${width}`);
  const reply = await fetch(`${url}/api/v1/evidence/log/tile/0/${name}`);
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
}

async function expectOneTree({ url }: ServerProcess, { checkpoints }: Seen): Promise<void> {
  const heads = [...checkpoints.keys()]
    .map((note) => readCheckpoint(openNote(note).text))
    .filter(({ size }) => size > 0)
    .sort((left, right) => left.size - right.size);
  expect(heads.length).toBeGreaterThan(KILLS);
  for (const [at, later] of heads.entries()) {
    const earlier = heads[at - 1];
    if (!earlier) continue;
    const query = `from=${earlier.size}&to=${later.size}`;
    const reply = await fetch(`${url}/api/v1/evidence/log/consistency?${query}`);
    const { proof } = (await reply.json()) as { proof: string[] };
    const claim = {
      from: earlier.size,
      to: later.size,
      fromRoot: earlier.root,
      toRoot: later.root,
      proof: proof.map((text) => Buffer.from(text, "base64")),
    };
    expect(verifyConsistency(claim)).toBe(true);
  }
}

import type { Logger } from "pino";
import { growingTileOf } from "../../engines/evidence/merkle/growing-tree.js";
import { TILE_WIDTH } from "../../engines/evidence/merkle/growing-tree-tile.js";
import {
  consistencySubtrees,
  inclusionSubtrees,
  type LeafRange,
} from "../../engines/evidence/merkle/proofs.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { Once } from "../../platform/idempotency/once.js";
import type { KindQuota } from "../../platform/storage-quota/storage-quota.js";
import type { Store } from "../../platform/store/sql.js";
import type { Threads } from "../../platform/threads/threads.js";
import type { Draft } from "./append/make-batch.js";
import type { SealPayloads } from "./append/payload-sealer.js";
import { payloadTemplate } from "./append/payload-template.js";
import { createSequencer } from "./append/sequencer.js";
import { startBackgroundAudit } from "./audit/background-audit.js";
import { checkTail } from "./audit/tail-check.js";
import { LogBroken, type LogFault, type NewPacket } from "./evidence-log.js";
import { type HeadRow, readHead } from "./log-store.js";
import { createPacketReader, type Published } from "./packet-reader.js";
import type { ServedLog } from "./served-log.js";
import { listKeys } from "./signing/key-book.js";
import { keysAt, openLog } from "./signing/open-log.js";
import type { SigningSecret } from "./signing/signing-secret.js";
import type { EpochKeys } from "./signing-keys.js";
import { createTileReader } from "./tile-reader.js";

export interface EvidenceLogOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** The name of the log, if it begins now. */
  readonly origin: string;
  readonly secret: SigningSecret;
  /** What owners may store; without one, as much as they like. */
  readonly quota?: KindQuota;
  /** Where the audit of the whole log runs; without threads there is none. */
  readonly threads?: Threads;
  /** Seals payloads on a thread; in place unless given. It is the caller's to close. */
  readonly sealPayloads?: SealPayloads | undefined;
}

/**
 * Opens the log of a store, or begins it. Throws LogBroken when the head or the tail of what
 * is stored is not what was signed, and SecretRefused when the secret is not the log's.
 */
export async function createEvidenceLog(
  store: Store,
  options: EvidenceLogOptions,
): Promise<ServedLog> {
  const { clock, log, origin, secret, quota, threads, sealPayloads } = options;
  const opened = await openLog(store, { origin, secret, now: clock() });
  const { head } = opened;
  if (head.origin !== origin) {
    log.warn({ origin: head.origin, configured: origin }, "the evidence log keeps its name");
  }
  await checkTail(store, opened);
  let fault: LogFault;
  const report = (reason: string) => {
    fault = reason;
    log.fatal({ reason }, "nothing is sealed any more");
  };
  const published = createPublished(store, { size: head.size, note: head.checkpoint });
  const sequencer = createSequencer({
    store,
    clock,
    seal: sealPayloads,
    quota,
    keysOf: keepKeys(store, { first: opened.keys, secret: secret.current, report }),
    onAppended: ({ size, checkpoint }) => published.set({ size, note: checkpoint }),
  });
  const audit = threads && startBackgroundAudit(store, { threads, log, report });
  const tiles = createTileReader(store);
  const reader = createPacketReader(store, {
    origin: head.origin,
    chainKey: head.chain_key,
    tiles,
    published: published.atLeast,
  });
  async function sealText(packet: NewPacket, once?: Once<string>): Promise<string> {
    if (fault !== undefined) throw new LogBroken(fault);
    return sequencer.append({ ...draftOf(packet), once });
  }
  async function proof(ranges: () => LeafRange[], size: number): Promise<string[] | undefined> {
    if ((await published.atLeast(size)).size < size) return undefined;
    return (await tiles.hashes(ranges(), size)).map((hash) => hash.toString("base64"));
  }
  return {
    origin: head.origin,
    ...reader,
    sealText,
    seal: async (packet) => JSON.parse(await sealText(packet)),
    keys: () => listKeys(store, head.origin),
    fault: () => fault,
    checkpoint: async () => (await published.newest()).note,
    async tile({ level, index, width = TILE_WIDTH }) {
      const { size } = await published.atLeast((index * TILE_WIDTH + width) * TILE_WIDTH ** level);
      const growing = growingTileOf(size, level);
      const there = index < growing.index ? TILE_WIDTH : index > growing.index ? 0 : growing.width;
      if (there < width) return undefined;
      return (await tiles.tile({ level, index, width }))?.bytes(width);
    },
    inclusionProof: ({ index, size }) => proof(() => inclusionSubtrees(index, size), size),
    consistencyProof: ({ from, to }) => proof(() => consistencySubtrees(from, to), to),
    async close() {
      await audit?.stop();
      await sequencer.drain();
    },
  };
}

function draftOf({ type, owner, chain, content }: NewPacket): Draft {
  return {
    of: { owner, parts: chain },
    template: payloadTemplate(type, content),
  };
}

/** The private keys of the epoch in the head, derived anew when another process rotated them. */
function keepKeys(
  store: Store,
  options: {
    readonly first: EpochKeys;
    readonly secret: Buffer;
    readonly report: (reason: string) => void;
  },
) {
  let keys = options.first;
  return async (head: HeadRow, tx: Parameters<typeof keysAt>[0] = store): Promise<EpochKeys> => {
    if (head.epoch === keys.epoch) return keys;
    const next = await keysAt(tx, head, options.secret);
    if (!next) {
      const reason =
        "the signing secret of the evidence log was replaced: restart with the EVIDENCE_SIGNING_KEY of now";
      options.report(reason);
      throw new LogBroken(reason);
    }
    keys = next;
    return keys;
  };
}

/**
 * The newest checkpoint that is known to be on disk. One that is only committed is not shown: a head
 * that was seen and then lost would be a fork.
 */
function createPublished(store: Store, first: Published) {
  let known = first;
  let reading: Promise<Published> | undefined;

  function set(published: Published): Published {
    if (published.size > known.size) known = published;
    return known;
  }

  async function read(): Promise<Published> {
    const head = await readHead(store);
    if (!head || head.size <= known.size) return known;
    await store.onDisk();
    return set({ size: head.size, note: head.checkpoint });
  }

  function newest(): Promise<Published> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    set,
    newest,
    async atLeast(sizeMin: number): Promise<Published> {
      return known.size >= sizeMin ? known : newest();
    },
  };
}

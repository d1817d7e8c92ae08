import type { EvidenceKey, EvidencePacket } from "../../engines/evidence/packet/packet.js";
import { StartRefused } from "../../platform/parts/start-refused.js";

/** Largest content of a packet: bytes of its canonical form, without what the log adds. */
export const CONTENT_BYTES_MAX = 65_536;

/** A packet to be sealed. */
export interface NewPacket {
  /** The `type` of the payload. */
  readonly type: string;
  /** Whose packet it is: a key's counter id, an account; never in the payload. */
  readonly owner: string;
  /**
   * What names the chain beside its owner; packets with equal parts follow one another. The first two
   * texts are the agent and the workflow that packets are found by.
   */
  readonly chain: readonly string[];
  /** The other fields of the payload: JSON data whose canonical form exists, checked by the caller. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** What the log could not promise, and since when; undefined while all is well. */
export type LogFault = string | undefined;

/** One append-only Merkle log of sealed packets. */
export interface EvidenceLog {
  readonly origin: string;
  /**
   * Seals a packet: signs it, appends it, and settles when it is on disk, with its proof in the
   * answer. Packets that arrive together share one tree head and one fsync. Rejects with
   * StoreUnavailable, StorageFull where its owner stores as much as it may, and LogBroken after an audit
   * found the log tampered with.
   */
  seal(packet: NewPacket): Promise<EvidencePacket>;
  /** Every public key of the log, those that ended too. */
  keys(): Promise<EvidenceKey[]>;
  /** Why nothing can be sealed. */
  fault(): LogFault;
  close(): Promise<void>;
}

/** An audit found that the stored log is not what was signed; nothing is sealed any more. */
export class LogBroken extends StartRefused {
  constructor(reason: string) {
    super(reason);
    this.name = "LogBroken";
  }
}

/** The content of a packet is larger than the log takes. */
export class PacketTooLarge extends Error {
  constructor() {
    super(`the canonical form must have at most ${CONTENT_BYTES_MAX} bytes`);
    this.name = "PacketTooLarge";
  }
}

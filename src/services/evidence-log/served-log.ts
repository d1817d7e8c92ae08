import type { Once } from "../../platform/idempotency/once.js";
import type { EvidenceLog, NewPacket } from "./evidence-log.js";

/** Which packets of an owner a list shows. */
export interface PacketFilter {
  readonly agentId?: string | undefined;
  readonly workflowId?: string | undefined;
  readonly limit: number;
  /** Only packets before this place in the log. */
  readonly before?: number | undefined;
}

/** Packets as JSON, newest first. */
export interface PacketPage {
  readonly packets: readonly string[];
  /** Where the next page begins; undefined after the last one. */
  readonly before: number | undefined;
}

/** A place and a size, of which 0 <= index < size must hold. */
interface InclusionQuery {
  readonly index: number;
  readonly size: number;
}

/** Two sizes, of which 0 < from <= to must hold. */
interface ConsistencyQuery {
  readonly from: number;
  readonly to: number;
}

/** A tile of C2SP tlog-tiles, full unless it has a width. */
export interface TileQuery {
  readonly level: number;
  readonly index: number;
  readonly width?: number | undefined;
}

/** The log with all that its public routes show. Packets are JSON here: they are sent as they are. */
export interface ServedLog extends EvidenceLog {
  /** As `seal`, and answers the packet as JSON, which `once` keeps in the commit of its batch. */
  sealText(packet: NewPacket, once?: Once<string>): Promise<string>;
  /** The newest signed note that is on disk. */
  checkpoint(): Promise<string>;
  /** The hashes of a tile; undefined when the log is not so far yet. */
  tile(query: TileQuery): Promise<Buffer | undefined>;
  /** Hashes in base64, from the leaf's sibling up; undefined when the log is not so far yet. */
  inclusionProof(query: InclusionQuery): Promise<string[] | undefined>;
  /** Hashes in base64 (RFC 9162, section 2.1.4); undefined when the log is not so far yet. */
  consistencyProof(query: ConsistencyQuery): Promise<string[] | undefined>;
  /** A packet of an owner, with a proof for the checkpoint of now. */
  packet(owner: string, id: string): Promise<string | undefined>;
  packets(owner: string, filter: PacketFilter): Promise<PacketPage>;
  /** The proof that a packet is in the log as a `c2sp.org/tlog-proof@v1` text. */
  tlogProof(owner: string, id: string): Promise<string | undefined>;
  /** The rotation packets, the oldest first. */
  rotations(): Promise<string[]>;
}

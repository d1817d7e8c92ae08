import { createHmac } from "node:crypto";
import { sha256 } from "../../engines/evidence/merkle/hashing.js";

/** The head of a chain: what its next packet is appended to. */
export interface ChainHead {
  readonly chain: string;
  /** Its last packet; undefined in a chain without one. */
  readonly last:
    | { readonly seq: number; readonly leafIndex: number; readonly leafHash: Buffer }
    | undefined;
}

/** Whose chain, and which of theirs. */
export interface ChainOf {
  readonly owner: string;
  readonly parts: readonly string[];
}

/** A chain as it is stored. */
export interface ChainRow {
  readonly chain: string;
  readonly owner: string;
  /** As an index finds it. */
  readonly agent_id: string;
  /** As an index finds it; empty where there is none. */
  readonly workflow_id: string;
  /** A JSON list of texts. */
  readonly parts: string;
}

/** The place of the next packet of a chain. */
export function nextSeq({ last }: Pick<ChainHead, "last">): number {
  return last ? last.seq + 1 : 0;
}

/** How the payload of a packet names the one before it in its chain. */
export function linkTo(leafHash: Buffer): string {
  return `sha256:${leafHash.toString("hex")}`;
}

const NAME_DIGITS = 16;
const HEADS_MAX = 20_000;

/**
 * The name of a chain: 16 hex digits of an HMAC-SHA-256 over the owner and the parts, each with its
 * length, so that no two lists of texts are one text and nobody outside can tell what they are.
 */
export function chainName(chainKey: Buffer, { owner, parts }: ChainOf): string {
  const hmac = createHmac("sha256", chainKey);
  for (const text of [owner, ...parts]) hmac.update(`${Buffer.byteLength(text)}:${text}`);
  return hmac.digest("hex").slice(0, NAME_DIGITS);
}

const INDEXED_CHARACTERS_MAX = 200;

/** A text as an index finds it: long ones, and those with a NUL, which PostgreSQL refuses, by their SHA-256. */
export function indexedText(text: string): string {
  if (text.length <= INDEXED_CHARACTERS_MAX && !text.includes("\0")) return text;
  return `sha256:${sha256(Buffer.from(text)).toString("hex")}`;
}

/** The row of a chain. */
export function chainRow(chain: string, { owner, parts }: ChainOf): ChainRow {
  const [agent_id = "", workflow_id = ""] = parts.map(indexedText);
  return { chain, owner, agent_id, workflow_id, parts: JSON.stringify(parts) };
}

/** What tells chains apart in this process. */
export function chainIdentity({ owner, parts }: ChainOf): string {
  return JSON.stringify([owner, ...parts]);
}

/** The heads of the chains used last, so that most seals need not ask the store. */
export class ChainHeads {
  readonly #heads = new Map<string, ChainHead>();
  readonly #identities = new Map<string, string>();
  readonly #base: ChainHeads | undefined;

  /** What is set is not seen by `base` before `merge`. */
  constructor(base?: ChainHeads) {
    this.#base = base;
  }

  get(identity: string): ChainHead | undefined {
    return this.#heads.get(identity) ?? this.#base?.get(identity);
  }

  set(identity: string, head: ChainHead): void {
    this.#heads.delete(identity);
    this.#heads.set(identity, head);
    this.#identities.set(head.chain, identity);
  }

  /** Forgets the head of a chain, by its name. */
  forget(chain: string): void {
    const identity = this.#identities.get(chain);
    this.#identities.delete(chain);
    if (identity !== undefined) this.#heads.delete(identity);
  }

  /** Sets in the base what was set here, and answers the base. */
  merge(): ChainHeads {
    const base = this.#base ?? this;
    if (base !== this) for (const [identity, head] of this.#heads) base.set(identity, head);
    return base;
  }

  /** Forgets the least recently used chains; not while a batch is being made. */
  trim(): void {
    for (const { chain } of this.#heads.values()) {
      if (this.#heads.size <= HEADS_MAX) return;
      this.forget(chain);
    }
  }
}

import { type Completeness, type Finding, failed, OK, unknown } from "./verdict.js";

const GAPS_MAX = 1_000;

/** The place of a packet in its chain. */
export interface ChainLink {
  readonly seq: number;
  /** `sha256:` and the hex leaf hash of the packet before; null for the first. */
  readonly prev: string | null;
  /** `sha256:` and the hex leaf hash of the packet itself. */
  readonly leaf: string;
  /** The place in the log. */
  readonly index: number;
}

/**
 * Compares a packet with earlier ones of its chain: whether each follows the one before, none is
 * there twice with other content, and the log has them in their order. Gaps are told, and are no
 * failure: whoever asks may not have been given every packet.
 */
export function compareChain(
  own: ChainLink,
  earlier: readonly ChainLink[],
): { readonly finding: Finding; readonly completeness: Completeness } {
  const places = new Set(earlier.map(({ seq }) => seq).filter((seq) => seq < own.seq));
  return {
    finding: findingOf(own, earlier),
    completeness: { gaps: gapsIn(places, own.seq), expected_seq: expectedAfter(places, own.seq) },
  };
}

function findingOf(own: ChainLink, earlier: readonly ChainLink[]): Finding {
  const links = [...earlier, own].sort((left, right) => left.seq - right.seq);
  for (const [at, link] of links.entries()) {
    const fault = faultOfLink(link) ?? faultBetween(links[at - 1], link);
    if (fault !== undefined) return failed(fault);
  }
  if (links.at(-1)?.seq !== own.seq)
    return failed("a packet given as previous comes after this one");
  const isLinked = own.seq === 0 || earlier.some(({ seq }) => seq === own.seq - 1);
  return isLinked ? OK : unknown(`packet ${own.seq - 1} of the chain was not given`);
}

function faultOfLink({ seq, prev }: ChainLink): string | undefined {
  if ((seq === 0) === (prev === null)) return undefined;
  return `packet ${seq} of the chain ${seq === 0 ? "names one before the first" : "names none before it"}`;
}

function faultBetween(left: ChainLink | undefined, right: ChainLink): string | undefined {
  if (!left) return undefined;
  if (left.seq === right.seq) {
    const isSame = left.leaf === right.leaf;
    return isSame ? undefined : `the chain forks: there are two packets ${right.seq}`;
  }
  if (left.seq + 1 === right.seq && left.leaf !== right.prev) {
    return `packet ${right.seq} of the chain does not follow the given packet ${left.seq}`;
  }
  if (left.index >= right.index) {
    return `packet ${right.seq} of the chain is in the log before packet ${left.seq}`;
  }
  return undefined;
}

function expectedAfter(places: ReadonlySet<number>, ownSeq: number): number | null {
  if (places.size > 0) return Math.max(...places) + 1;
  return ownSeq === 0 ? 0 : null;
}

function gapsIn(places: ReadonlySet<number>, ownSeq: number): number[] {
  const gaps: number[] = [];
  if (places.size === 0) return gaps;
  for (let seq = Math.min(...places); seq < ownSeq && gaps.length < GAPS_MAX; seq += 1) {
    if (!places.has(seq)) gaps.push(seq);
  }
  return gaps;
}

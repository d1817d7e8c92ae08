import type { EvidenceKey, EvidencePacket } from "../../engines/evidence/packet/packet.js";
import { verifyPacket } from "../../engines/evidence/packet/verify-packet.js";
import { type ChainWalk, walkChain } from "../../engines/evidence/run-chain/run-chain.js";
import type { Reader } from "../../platform/store/sql.js";
import { stepsAfter, type WalkedRun } from "./read-steps.js";
import { sha256, toOpening, toStep } from "./run-view.js";
import type { Verdict } from "./schemas.js";
import { findUncounted, type RunRow, type StepRow } from "./store.js";

/** What the packet of a sealed run says of its end; undefined when the packet itself is not sound. */
export interface RunSeal {
  readonly end: { readonly step_count: number; readonly head: string } | undefined;
}

/** What a run is compared with. */
export interface VerifyAgainst {
  /** The SHA-256 of contents that the caller kept, by the index of their step. */
  readonly kept: ReadonlyMap<number, string>;
  readonly seal: RunSeal | undefined;
}

/** Reads the end of a run from its packet, if that is still as it was sealed. */
export function judgeSeal(text: string, keys: readonly EvidenceKey[]): RunSeal {
  const packet = JSON.parse(text) as EvidencePacket;
  if (!verifyPacket(packet, { keys }).valid) return { end: undefined };
  const { step_count, head } = packet.payload;
  return { end: { step_count: Number(step_count), head: String(head) } };
}

interface Fault {
  readonly broken_at: number;
  readonly reason: string;
}

/**
 * Walks the whole chain of a run from the stored rows, and compares contents that the caller kept
 * and the end that was sealed. Ends at the first fault.
 */
export async function verifyRun(
  reader: Reader,
  run: RunRow & WalkedRun,
  { kept, seal }: VerifyAgainst,
): Promise<Verdict> {
  const compared = { count: 0 };
  const fault = findFaultOfSeal(run, seal) ?? (await findFault(reader, run, kept, compared));
  const { step_count, head } = run;
  return { valid: fault === undefined, steps: step_count, head, ...fault, checked: compared.count };
}

function findFaultOfSeal(run: RunRow, seal: RunSeal | undefined): Fault | undefined {
  if (!seal) return undefined;
  const { end } = seal;
  if (!end) return { broken_at: 0, reason: "the seal of the run does not verify" };
  if (end.step_count === run.step_count && end.head === run.head) return undefined;
  return {
    broken_at: Math.min(end.step_count, run.step_count),
    reason: `the run was sealed with ${end.step_count} steps and the head ${end.head}`,
  };
}

async function findFault(
  reader: Reader,
  run: RunRow & WalkedRun,
  kept: ReadonlyMap<number, string>,
  compared: { count: number },
): Promise<Fault | undefined> {
  const chain = beginWalk(run);
  if (!chain) {
    return { broken_at: 0, reason: "the meta or created_at of the run cannot be read" };
  }
  for await (const row of stepsAfter(reader, run, -1)) {
    const index = chain.length;
    if (index === run.step_count) break;
    const reason = takeRow(chain, row);
    if (reason !== undefined) return { broken_at: index, reason };
    const content = kept.get(index);
    if (content === undefined) continue;
    if (content !== row.content_sha256) {
      return { broken_at: index, reason: `the content given for step ${index} is another` };
    }
    compared.count += 1;
  }
  return findFaultAtEnd(reader, run, chain, kept);
}

async function findFaultAtEnd(
  reader: Reader,
  run: RunRow,
  chain: ChainWalk,
  kept: ReadonlyMap<number, string>,
): Promise<Fault | undefined> {
  const { length } = chain;
  if (length < run.step_count) return { broken_at: length, reason: `step ${length} is missing` };
  if (chain.head !== run.head) {
    const ending = length === 0 ? "the genesis hash of the run" : `the hash of step ${length - 1}`;
    return { broken_at: length, reason: `the head of the run is not ${ending}` };
  }
  const uncounted = await findUncounted(reader, run.id);
  if (uncounted !== undefined) {
    return { broken_at: uncounted, reason: `step ${uncounted} is not counted by its run` };
  }
  const beyond = [...kept.keys()].filter((index) => index >= length);
  if (beyond.length === 0) return undefined;
  const first = Math.min(...beyond);
  return { broken_at: first, reason: `step ${first} is missing: the run has ${length} steps` };
}

/** Undefined when what was stored of the run is no longer data of its kind. */
function beginWalk(run: RunRow): ChainWalk | undefined {
  try {
    return walkChain(toOpening(run), sha256);
  } catch {
    // Whatever was written here could be read, so somebody else changed it: a finding, no defect.
    return undefined;
  }
}

function takeRow(chain: ChainWalk, row: StepRow): string | undefined {
  try {
    return chain.take(toStep(row));
  } catch {
    // As above: a meta that is no JSON, or a time that is none.
    return `step ${chain.length} cannot be read`;
  }
}

/** What a check found: `unknown` where what it needs, such as a key, was not given. */
export type CheckResult = "ok" | "fail" | "unknown";

/** The checks of a packet, in the order in which they are told. */
export const CHECKS = [
  "format",
  "canonical",
  "hash",
  "signature",
  "key_status",
  "inclusion",
  "checkpoint",
  "chain",
] as const;

export type CheckName = (typeof CHECKS)[number];

/** How complete the chain of a packet is, as far as its earlier packets were given. */
export interface Completeness {
  /** Places of the chain that are missing between the given packets and this one; at most 1000. */
  readonly gaps: number[];
  /** The place that this packet should have after the given ones; null when nothing tells it. */
  readonly expected_seq: number | null;
}

/** What is known about a packet after every check. */
export interface Verdict {
  /** Everything up to the checkpoint is `ok`, and nothing failed. */
  readonly valid: boolean;
  readonly checks: Readonly<Record<CheckName, CheckResult>>;
  readonly completeness: Completeness;
  readonly issued_at: string | null;
  readonly key_id: string | null;
  /** Why the packet is not valid: the first check that failed, else the first that is unknown. */
  readonly reason?: string;
}

/** One check's result, with a sentence where it is not `ok`. */
export interface Finding {
  readonly result: CheckResult;
  readonly says: string;
}

export type Findings = Readonly<Record<CheckName, Finding>>;

export const OK: Finding = { result: "ok", says: "" };

/** A check that failed, and why. */
export function failed(says: string): Finding {
  return { result: "fail", says };
}

/** A check that could not be made, and why. */
export function unknown(says: string): Finding {
  return { result: "unknown", says };
}

/** A failure that is there or not. */
export function findingOf(fault: string | undefined): Finding {
  return fault === undefined ? OK : failed(fault);
}

/** Whether what was found makes a packet valid; an unknown chain is no fault of the packet. */
export function isValid(findings: Findings): boolean {
  return CHECKS.every((name) => {
    const { result } = findings[name];
    return result === "ok" || (name === "chain" && result === "unknown");
  });
}

/** One sentence that names the first check that failed, else the first that is unknown. */
export function reasonOf(findings: Findings): string {
  for (const wanted of ["fail", "unknown"] as const) {
    const name = CHECKS.find((check) => findings[check].result === wanted);
    if (name) return `${name}: ${findings[name].says}`;
  }
  return "";
}

/** Puts a text in the place of the UTF-16 units from `start` up to `end`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where something stands in a source: a selector or the path of a token, and a line from 1. */
export interface Place {
  readonly selector: string;
  readonly line: number;
}

/** Edits that mend a finding, and what they change in words. */
export interface PlannedRepair {
  readonly gate: string;
  readonly place: () => Place;
  readonly before: string;
  readonly after: string;
  readonly message: string;
  /** At least one; they do not overlap. */
  readonly edits: readonly TextEdit[];
}

/** What a gate found at one place of a source of any kind. Places are worked out when asked for. */
export interface PlacedFinding {
  readonly status: "pass" | "fail" | "cannot_tell";
  readonly place: () => Place | null;
  readonly actRules: readonly string[];
  readonly measured: string | number | null;
  readonly required: string | number | null;
  readonly message: string;
  /** Findings that one change mends share it. */
  readonly repair?: PlannedRepair;
}

/** What a gate is, without how it judges. */
export interface GateFacts {
  readonly id: string;
  readonly wcag: string | null;
  readonly actRules: readonly string[];
}

export interface GateOutcome {
  readonly gate: GateFacts;
  readonly findings: readonly PlacedFinding[];
}

/** Judges a source by the gates that `isWanted` lets through. */
export type SourceJudge = (
  source: string,
  isWanted: (gate: string) => boolean,
) => readonly GateOutcome[];

/** Both count from 1. */
export interface FaultPlace {
  readonly line: number;
  readonly column: number;
}

/** A source that is not of the kind it is said to be, or beyond what is read; the message begins with a verb. */
export class SourceRefused extends Error {
  /** Where the fault is; undefined for one of the source as a whole. */
  readonly at: FaultPlace | undefined;

  constructor(fault: string, at?: FaultPlace) {
    super(at === undefined ? fault : `${fault} at line ${at.line}, column ${at.column}`);
    this.name = "SourceRefused";
    this.at = at;
  }
}

import { canonicalize } from "../../json/canonical-json/canonical-json.js";

/** The SHA-256 of a text's UTF-8 bytes, as 64 lowercase hex digits. */
export type Sha256 = (text: string) => string;

export type Meta = Readonly<Record<string, unknown>>;

/** What the genesis hash of a run covers. */
export interface RunOpening {
  readonly run_id: string;
  readonly name: string;
  readonly meta: Meta;
  /** ISO 8601 UTC with milliseconds. */
  readonly created_at: string;
}

/** What the hash of a step covers. */
export interface ChainStep {
  readonly run_id: string;
  /** 0 for the first step of a run. */
  readonly index: number;
  readonly kind: string;
  readonly content_sha256: string;
  readonly meta: Meta;
  /** ISO 8601 UTC with milliseconds. */
  readonly recorded_at: string;
  /** The hash of the step before; the genesis hash for the first step. */
  readonly previous: string;
}

export interface RecordedStep extends ChainStep {
  readonly step_sha256: string;
}

/**
 * The text whose SHA-256 is the genesis hash of a run: the RFC 8785 form of exactly
 * `{run_id, name, meta, created_at}`.
 */
export function genesisForm({ run_id, name, meta, created_at }: RunOpening): string {
  return canonicalize({ run_id, name, meta, created_at });
}

/**
 * The text whose SHA-256 is the hash of a step: the RFC 8785 form of exactly
 * `{run_id, index, kind, content_sha256, meta, recorded_at, previous}`.
 */
export function stepForm(step: ChainStep): string {
  const { run_id, index, kind, content_sha256, meta, recorded_at, previous } = step;
  return canonicalize({ run_id, index, kind, content_sha256, meta, recorded_at, previous });
}

/**
 * The text whose SHA-256 stands for the content of a step: a string as it is, any other JSON value
 * in its RFC 8785 form.
 */
export function contentForm(content: unknown): string {
  return typeof content === "string" ? content : canonicalize(content);
}

export interface ChainWalk {
  /** The hash of the last step taken, or the genesis hash. */
  readonly head: string;
  /** How many steps were taken, which is the index of the next one. */
  readonly length: number;
  /** Takes the next step; when it does not continue the chain, says why and does not take it. */
  take(step: RecordedStep): string | undefined;
}

/** Walks the chain of a run from its genesis hash; costs one canonical form and one hash a step. */
export function walkChain(opening: RunOpening, sha256: Sha256): ChainWalk {
  let head = sha256(genesisForm(opening));
  let length = 0;

  function findFault(step: RecordedStep): string | undefined {
    if (step.run_id !== opening.run_id) return `step ${length} belongs to another run`;
    if (step.index !== length) return `step ${length} is missing`;
    if (step.previous !== head) {
      return length === 0
        ? "step 0 does not follow from the name, meta and created_at of the run"
        : `step ${length} does not follow from step ${length - 1}`;
    }
    if (sha256(stepForm(step)) !== step.step_sha256) {
      return `step ${length} does not have the hash that was recorded for it`;
    }
    return undefined;
  }

  return {
    get head() {
      return head;
    },
    get length() {
      return length;
    },
    take(step) {
      const fault = findFault(step);
      if (fault !== undefined) return fault;
      head = step.step_sha256;
      length += 1;
      return undefined;
    },
  };
}

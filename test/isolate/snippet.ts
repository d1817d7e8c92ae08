import { isDeepStrictEqual } from "node:util";

/** What a snippet attacks. */
export type SnippetKind =
  | "endless"
  | "unsettled"
  | "recursion"
  | "bomb"
  | "regex"
  | "prototype"
  | "result"
  | "thrown"
  | "escape"
  | "output"
  | "gateway"
  | "source";

/** How a run may end; a field that is left out may be anything. */
export type Acceptable =
  | { readonly kind: "value"; readonly value?: unknown }
  | { readonly kind: "error"; readonly name?: RegExp; readonly message?: RegExp }
  | "timeout";

/** How a run of guest code ended, as far as a snippet asks for it. */
export type SnippetOutcome =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly name: string; readonly message: string }
  | "timeout";

/** Guest code that is written to hurt its host, and the ends that are sound. */
export interface HostileSnippet {
  readonly name: string;
  readonly kind: SnippetKind;
  /** A script with top-level `await`, whose completion value is the result. */
  readonly code: string;
  /** The code is TypeScript, whose types have to be removed first; else it is JavaScript. */
  readonly language?: "typescript";
  /** One sound end, or several. A crash, or what an escape attempt reports, is never one of them. */
  readonly expect: Acceptable | readonly Acceptable[];
  /** The engine may not come back to its interrupt handler in time: then the thread has to be terminated. */
  readonly needsHardStop?: true;
}

/** Tells whether a run ended in one of the ways that its snippet allows. */
export function isAcceptable(expect: HostileSnippet["expect"], outcome: SnippetOutcome): boolean {
  const allowed = Array.isArray(expect) ? expect : [expect];
  return allowed.some((one: Acceptable) => matches(one, outcome));
}

function matches(allowed: Acceptable, outcome: SnippetOutcome): boolean {
  if (allowed === "timeout" || outcome === "timeout") return allowed === outcome;
  if (allowed.kind === "value" && outcome.kind === "value") {
    return !("value" in allowed) || isDeepStrictEqual(allowed.value, outcome.value);
  }
  if (allowed.kind === "error" && outcome.kind === "error") {
    return (
      (allowed.name?.test(outcome.name) ?? true) && (allowed.message?.test(outcome.message) ?? true)
    );
  }
  return false;
}

/** Any value. */
export const anyValue = { kind: "value" } as const;

/** Any error that is reported as one. */
export const anyError = { kind: "error" } as const;

/** The limit of memory or of the length of a string or array was reached, and said so. */
export const outOfMemory = {
  kind: "error",
  message: /memory|too (long|large|big)|invalid (array |string )?(length|count)|maximum/i,
} as const;

/** The guest's own stack was used up. */
export const stackOverflow = {
  kind: "error",
  name: /^(RangeError|InternalError|SyntaxError)$/,
  message: /stack|recursion|too (deep|much|many|nested)/i,
} as const;

/** The run used up its time, its memory or its stack: whichever bound is met first. */
export const anyLimit = ["timeout", outOfMemory, stackOverflow] as const;

import { causePatterns } from "../../../content/test-causes/cause-patterns.js";
import { type FoundFailure, LIKELY_CAUSES, type LikelyCause } from "./test-report.js";

/** A hook of mocha that fails is a failure of its own, named after itself. */
const MOCHA_HOOK = /"(?:before|after) (?:all|each)" hook/;
const WORDS_MAX = 1_500;
const TYPE =
  /^(?:Uncaught |thrown: |Caused by: )?((?:[A-Za-z_$][\w$]*(?:\.|::|\\))*[A-Z]\w*(?:Error|Exception|Failure|Warning|Exit|Interrupt|Timeout|Failed)?|E[A-Z]{3,})(?: \[[\w-]+\])?(?::|$|\s*\n)/;

/**
 * What most likely made a test fail: what the runner says, else the first of the patterns that the
 * class of the error or the message matches, else what the kind of failure is by default. Rules, with
 * an order; no probability is claimed.
 */
export function likelyCause(failure: FoundFailure): LikelyCause {
  if (failure.cause) return failure.cause;
  if (MOCHA_HOOK.test(failure.test)) return "fixture_error";
  const words = failure.message.slice(0, WORDS_MAX);
  const type = className(failure.type ?? "") || className(TYPE.exec(words)?.[1] ?? "");
  for (const pattern of causePatterns) {
    const isMatch = pattern.type?.test(type) || pattern.words?.test(words);
    if (!isMatch) continue;
    const cause = known(pattern.cause);
    return cause === "exception" || cause === "assertion"
      ? (weaker(failure, cause) ?? cause)
      : cause;
  }
  return failure.otherwise ?? "unknown";
}

/** What the phase of a test says counts more than that something was thrown in it. */
const weaker = (failure: FoundFailure, cause: LikelyCause) =>
  failure.otherwise === "fixture_error" || (failure.otherwise === "crash" && cause === "exception")
    ? failure.otherwise
    : undefined;

const className = (name: string) => name.split(/\.|::|\\/).at(-1) ?? "";

const known = (cause: string): LikelyCause =>
  LIKELY_CAUSES.find((one) => one === cause) ?? "unknown";

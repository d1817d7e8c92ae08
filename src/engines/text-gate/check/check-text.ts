import { checkAddresses } from "../addresses/check-addresses.js";
import { checkClaims } from "../claims/check-claims.js";
import { judgeSentences, thresholds } from "../instructions/judge-sentences.js";
import { checkLinks } from "../links/check-links.js";
import { hostOf } from "../links/hosts.js";
import type { Checked, CheckRequest } from "./checked.js";
import { redact, verdictOf } from "./verdict.js";
import { findWithheld } from "./withhold.js";

export type { Checked, CheckRequest } from "./checked.js";

export const MODEL = "builtin/text-gate-1";

/**
 * Checks a text of somebody else before a model reads it: withholds sentences, seen or hidden, that
 * instruct their reader, and tells what may be wrong with links, addresses and claims. What is withheld
 * is a slice of the text as given; without any the text comes back unchanged. Linear: about 13 ms for
 * 2,000 words, up to some seconds for 2 MB of hostile text (bench/text-gate.ts).
 */
export function checkText(request: CheckRequest): Checked {
  const { text, purpose, sources, sourceUrl, profile = "balanced" } = request;
  const judge = (sentences: readonly string[]) =>
    judgeSentences(sentences, purpose === undefined ? {} : { purpose });
  const { segments, withheld } = findWithheld(text, judge, {
    threshold: thresholds[profile],
    smuggledThreshold: Math.min(thresholds.strict, thresholds[profile]),
  });
  const sourceHost = sourceUrl === undefined ? undefined : hostOf(sourceUrl);
  return {
    verdict: verdictOf(segments, withheld),
    text: redact(text, withheld),
    withheld,
    links: checkLinks(text, sourceHost),
    addresses: checkAddresses(text, sourceHost),
    claims: checkClaims(segments, sources ?? []),
    model: MODEL,
  };
}

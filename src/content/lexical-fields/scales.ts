/** Labels that mean a feeling for or against, by their own names in lowercase. */
export const positiveLabels: ReadonlySet<string> = new Set(
  "positive pos good happy satisfied favorable favourable praise compliment recommended recommend like love pro thumbs-up great approving supportive joy optimistic".split(
    " ",
  ),
);
export const negativeLabels: ReadonlySet<string> = new Set(
  "negative neg bad unhappy dissatisfied unfavorable unfavourable complaint criticism not-recommended dislike hate con thumbs-down poor angry critical pessimistic".split(
    " ",
  ),
);
export const neutralLabels: ReadonlySet<string> = new Set(
  "neutral neither indifferent objective balanced".split(" "),
);
export const mixedLabels: ReadonlySet<string> = new Set(["mixed", "ambivalent", "both"]);

/** Labels of urgency, most urgent first; those on one line are the same step. */
export const urgencySteps: readonly string[] = [
  "p0 critical emergency blocker urgent immediate sev1 s1 highest",
  "p1 high important major sev2 s2",
  "p2 medium normal moderate standard average sev3 s3",
  "p3 low minor sev4 s4 trivial lowest p4 p5 routine",
];

/** Phrases that raise or lower urgency, with their weight. */
export const urgencyPhrases: readonly (readonly [phrase: string, weight: number])[] = [
  ["down", 2],
  ["outage", 3],
  ["urgent", 3],
  ["urgently", 3],
  ["asap", 3],
  ["immediately", 3],
  ["emergency", 3],
  ["right now", 2],
  ["as soon as possible", 3],
  ["losing money", 3],
  ["all customers", 2],
  ["all users", 2],
  ["everyone", 1],
  ["nobody can", 2],
  ["production", 1],
  ["data loss", 3],
  ["security breach", 3],
  ["breach", 2],
  ["hacked", 3],
  ["unreachable", 2],
  ["cannot work", 2],
  ["blocked", 2],
  ["critical", 3],
  ["deleted", 2],
  ["lost", 1],
  ["flooding", 3],
  ["fire", 3],
  ["sparking", 3],
  ["immediate", 3],
  ["leak", 1],
  ["leaking", 2],
  ["cannot log in", 1],
  ["customer data", 2],
  ["locked out", 2],
  ["crash", 1],
  ["crashes", 1],
  ["fails", 1],
  ["broken", 1],
  ["deadline", 1],
  ["today", 1],
  ["not urgent", -6],
  ["no rush", -4],
  ["no hurry", -4],
  ["when you have time", -3],
  ["whenever", -3],
  ["at your convenience", -3],
  ["typo", -2],
  ["cosmetic", -2],
  ["slightly", -2],
  ["misaligned", -2],
  ["colour", -1],
  ["font", -1],
  ["some time", -3],
  ["next month", -2],
  ["when you can", -2],
  ["no deadline", -3],
  ["minor", -2],
  ["small", -1],
  ["nice to have", -2],
  ["suggestion", -1],
  ["just sharing", -2],
  ["for your information", -2],
  ["fyi", -2],
  ["someday", -2],
  ["question", -1],
];

/** Labels for what fits no other. */
export const otherLabels: ReadonlySet<string> = new Set(
  "other others none misc miscellaneous general unknown uncertain else unclassified n/a neither off-topic unrelated".split(
    " ",
  ),
);

/** Labels that mean that their opposite in the list is not so. */
export const absenceLabels: ReadonlySet<string> = new Set(
  "ham legitimate legit clean safe normal civil ok okay harmless genuine benign polite".split(" "),
);

/** What stands before or after a question without changing it; each is taken off as often as it occurs. */
const OPENINGS =
  /^(?:(?:hi|hey|hello|please|pls|ok|okay|so|well|now|quick question|question)[,:!. ]+|(?:(?:can|could|would|will) (?:you|u|someone|anybody|anyone)(?: please| kindly)? (?:tell|give|show|help) (?:me|us)(?: with)?(?: to)? ?|(?:can|could|would) you (?:please )?(?=(?:work out|find|compute|calculate|convert|add|subtract|count|figure out|check|determine))|(?:please )?(?:tell|give|show) me |i(?: would|'d) like (?:to know|you to (?:tell me|work out|find)) ?|i (?:want|need) to (?:know|find out|work out) ?|i need |i'm wondering |i was wondering |do you know |any idea |work out |calculate |compute |determine |find out |figure out |find )[:,]? ?(?:if )?)/u;
const CLOSINGS =
  /(?:[ ,.!?;:]+|[, ]+(?:please|pls|thanks|thank you|thx|cheers|exactly|precisely|do you know|can you tell me|many thanks)[.!?]*)$/u;
const PASSES_MAX = 6;

/** Takes polite words off both ends. */
export function stripManners(text: string): string {
  let found = text;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const next = found.replace(OPENINGS, "").replace(CLOSINGS, "").trim();
    if (next === found) break;
    found = next;
  }
  return found;
}

/** Brings a question to one form: lower case, plain quotes, dashes and spaces, no manners. */
export function normalizeQuestion(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[\u201c\u201d"]/gu, "")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\b(what|when|where|it|that|here|how|who|which)'s\b/gu, "$1 is")
    .replace(/\b(it|there|that)'ll\b/gu, "$1 will")
    .replace(/\bwhats\b/gu, "what is")
    .replace(/\ba\.m\./gu, "am")
    .replace(/\bp\.m\./gu, "pm")
    .replace(/\b(?:will|would) it be (?=in )/gu, "is ")
    .replace(
      /\b(week(?: number)?) (?:is it|are we in|do we have)(?: (?:today|now|right now))?(?=\W*$)/gu,
      "$1 is today",
    )
    .replace(/\s+/gu, " ")
    .trim();
  return stripManners(plain);
}

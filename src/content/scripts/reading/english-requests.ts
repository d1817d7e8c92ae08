import { baseVerbs } from "./english-words.js";

/** What English briefs call that which is to be written. */
export const textWords =
  "(?:script|video|clip|voice-?\\s?over|voiceover text|ad|advert|advertisement|commercial|spot|explainer|narration|presentation|demo|speech|pitch|talk|trailer|promo|reel|tiktok|teaser|intro|podcast|monologue|text|copy|piece|announcement|tutorial|message|story|joke|poem|lesson|introduction|something|toast|tribute|greeting|briefing|eulogy|welcome|jingle|broadcast|bulletin|report|walkthrough|tour|invitation|invite|appeal|episode|segment|induction|meditation|body scan|audio ?guide|audio ?tour|how-to|instructions?|notice|reminder|address|relaxation|recording|tannoy|bumper)";

const SENTENCE = "[^\\s,:]+";

/** "We run a shop and want a short video about …". */
export const embeddedOrder = new RegExp(
  `^(?<before>.*?)(?:^|,?\\s+)(?:(?:and|so|which is why|that['’]s why)\\s+)?(?:(?:i|we)(?:['’]d| would| are|['’]re| am|['’]m)?\\s+)?(?:(?:need|want|wants|like|looking for|making|recording|producing|preparing|planning)(?: you)?(?: to (?:make|record|have|get|write))?\\s+(?:an?|the|some|our|your)\\s+(?:${SENTENCE}\\s+){0,4}?|(?:need|want)\\s+(?:${SENTENCE}\\s+)?)${textWords}(?:\\s+${textWords})?(?![\\p{L}-])[\\s,]*(?<rest>.*)$`,
  "iu",
);

/** "Staff announcement", "Audio guide stop 4", "Product demo". */
export const title = new RegExp(
  `^(?:(?:an?|one)\\s+)?(?:[^\\s.:]+\\s+){0,6}?(?:${textWords}|audio|(?<=museum )audio)(?:\\s+${textWords})?(?:\\s+(?:script|text|video|stop|station|track|entry)(?:\\s+(?:no\\.?\\s*)?\\d+)?)?(?![\\p{L}-])[\\s,]*`,
  "iu",
);

/** Opens a direction on how to begin. */
export const firstWords =
  /^(?:and |please |then )*(?:start|begin|open)(?:ing)?(?: it| the (?:script|video|ad|spot))?(?: off)? (?:with|by|on)(?!\p{L})/iu;

/** Opens a sentence that leans on the one before it. */
export const follows =
  /^(?:it|its|it['’]s|they|they['’]re|their|he|his|she|her|this|that|that['’]s|these|those|then|after that|afterwards|there|but|and|or|so|also|both|each|next|now|later|instead|still|otherwise|if not|if it['’]s|if they|one of them|some of them|here|too|because|since then|until then|in it|from there|the other|the rest|the second|only then|that way|this way|either way|once (?:it|they|this|that)|when it|when they|at the same time|meanwhile)(?![\p{L}’'])/iu;

/** Whether the words in brackets speak to the writer. */
export function isAside(words: string): boolean {
  return /^(?:say|don['’]?t|do not|show|please|note|you (?:choose|can|may|decide)|he counted(?!)|not |no need|optional|voice|narrat|for the (?:screen|video|slide)|if (?:you|there is|it) (?:can|like|want|fits?|room)|pronounced|pause|beat|smile|laugh|sfx|music|visual|cut to|on screen|i think|we think|tbc|tbd|maybe|or similar|your choice|i can send)/iu.test(
    words,
  );
}

/** Whether a ban is on naming something, and not advice to the listener. */
export function isBanOnWords(clause: string): boolean {
  return /mention|blame|talk|discuss|say|\bname|refer|include|bring up|price|cost|the words?/iu.test(
    clause,
  );
}

const thanked =
  /^(?:and |also |please |then |finally )*thank (?<who>(?!(?:them|people|everyone|everybody)(?! who))\S.*?)(?: for (?<what>.+))?$/iu;

/** "Thank the volunteers for their time" as it is said to them. */
export function thanks(clause: string): string | undefined {
  const found = thanked.exec(clause)?.groups;
  if (found?.who === undefined) return undefined;
  const what = found.what?.replace(/(?<!\p{L})their(?!\p{L})/giu, "your");
  return what === undefined ? `Thank you to ${found.who}` : `Thank you to ${found.who} for ${what}`;
}

/** Words that are about the listeners, to the listeners. */
export function toListener(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:their)(?!\p{L})/giu, "your")
    .replace(/(?<!\p{L})themselves(?!\p{L})/giu, "yourselves")
    .replace(/(?<!\p{L})they are(?!\p{L})/giu, "you are")
    .replace(/(?<!\p{L})(?:they|them)(?!\p{L})/giu, "you")
    .replace(/ but not to (?=\p{Ll})/gu, " but do not ")
    .replace(/ (and|or|but) (?:to|that) (?=\p{Ll})/gu, " $1 ");
}

const told =
  /^(?:(?:and|then|also|please|last|finally|lastly|first),? )*(?:remind|tell|assure|reassure|let|inform|warn|promise)(?: the)? (?:them|people|listeners|viewers|everyone|visitors|guests|audience|listener|viewer|parents|drivers|passengers|customers)(?: know)?(?: that)? (?<what>(?:they|the|it|you|we|there|nobody|their|our|all|everything|no) .+)$/iu;
const begun =
  /^(?:and |please |then )*(?:start|begin|open)(?:ing)?(?: it)?(?: off)? by (?:acknowledging|saying|telling (?:them|people|listeners)|admitting|reminding (?:them|people|listeners)|noting|stating) that (?<what>.+?)(?:, (?:but )?without .*)?$/iu;
const presenter =
  /^(?:the |our )?(?:presenter|speaker|host|narrator) is (?:(?:called|named) )?(?<who>(?:Dr|Mr|Mrs|Ms|Prof)?\.? ?\p{Lu}[\p{L}'’-]+)(?:,.*)?$/iu;

/** What the writer is to tell the listeners, told to them. */
export function toldToThem(clause: string): string | undefined {
  const what = told.exec(clause)?.groups?.what ?? begun.exec(clause)?.groups?.what;
  if (what !== undefined) return toListener(what);
  const quote =
    /^(?:please |also )?(?:use|include|add|say|work in|mention) (?:the |this )?(?<kind>term|word|phrase|expression|sentence|line|slogan|tagline|quote|motto|words) (?<quote>[\uF000-\uF8FF])$/iu.exec(
      clause,
    )?.groups;
  if (quote)
    return /^(?:term|word|phrase|expression)$/iu.test(quote.kind ?? "")
      ? `The word for it is ${quote.quote}`
      : quote.quote;
  const noticed =
    /^(?:end|finish|close|begin|start|open) (?:it )?by (?<doing>\p{L}{3,}ing) (?<rest>.+)$/iu.exec(
      clause,
    )?.groups;
  if (
    noticed?.doing &&
    !/^(?:naming|saying|asking|thanking|acknowledging|telling|mentioning|explaining|inviting|reminding|welcoming|introducing|describing|greeting)$/iu.test(
      noticed.doing,
    )
  ) {
    return `${baseOfGerund(noticed.doing)} ${noticed.rest}`;
  }
  const wanted =
    /^(?:the )?(?:\p{L}+ )?(?:thing|action) (?:that )?(?:we|i) want (?:people|them|listeners|viewers|everyone|residents|visitors) to do is (?:to )?(?<act>.+)$/iu.exec(
      clause,
    )?.groups?.act;
  if (wanted !== undefined) return toListener(wanted);
  const where =
    /^(?:the )?(?:listeners?|visitors?|guests|walkers|hikers|cyclists|passengers|readers) (?:are |is )?(?:stand|stands|standing) (?<where>(?:in|on|at|before|beside|by|under|inside|outside)\b[^,]+)$/iu.exec(
      clause,
    )?.groups?.where;
  if (where !== undefined) return `You are standing ${where}`;
  const who = presenter.exec(clause)?.groups?.who;
  return who === undefined ? undefined : `My name is ${who}`;
}

/** The verb of its -ing form; what is left of it where no verb is known. */
export function baseOfGerund(gerund: string): string {
  const stem = gerund.toLowerCase().replace(/ing$/u, "");
  const undoubled = stem.replace(/([bdgmnprt])\1$/u, "$1");
  return [stem, `${stem}e`, undoubled].find((one) => baseVerbs.has(one)) ?? stem;
}

/** "Everybody raising a glass to the couple" as it is said to the guests. */
export function raisedGlass(act: string): string | undefined {
  const cried =
    /^(?:everyone|everybody|all|they|we|the (?:class|guests|pupils|room|children))\b.*?\b(?:says?|shouts?|calls?|answers?)\s*:?\s+(?<words>[\p{Lu}\uF000-\uF8FF].*)$/u.exec(
      act,
    )?.groups?.words;
  if (cried !== undefined) return cried;
  const stood =
    /^(?:everyone|everybody|all) stands? (?:up )?and (?<verb>\p{Ll}+?)s? (?<rest>.+)$/u.exec(
      act,
    )?.groups;
  if (stood) return `Please stand and ${stood.verb} ${stood.rest}`;
  const to =
    /(?:rais\p{L}+|lift\p{L}*) (?:an?|the|their|our|your) (?:glass(?:es)?|cups?|mugs?) to (?<whom>.+)$/iu.exec(
      act,
    )?.groups?.whom;
  const isRaised =
    /^(?:everyone|everybody|all|the (?:guests|room|family))\b.*\b(?:rais|lift)\p{L}+ (?:an?|the|their) glass/iu;
  if (to === undefined && isRaised.test(act)) return "Please raise your glasses";
  return to === undefined ? undefined : `Please raise your glasses to ${to}`;
}

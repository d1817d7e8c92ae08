import { gerundOf } from "./english-grammar.js";
import { baseVerbs, peopleWords } from "./english-words.js";
import type { Persuasion } from "./reading-rules.js";

/** Opens the topic of an English order. */
export const aboutMark =
  /^(?:(?:that |which |to |and |should |will |where you |in which you )*(?:explain(?:s|ing)?|promot(?:e|es|ing)|introduc(?:e|es|ing)|announc(?:e|es|ing)|advertis(?:e|es|ing)|describ(?:e|es|ing)|cover(?:s|ing)|show(?:s|ing|casing)|celebrat(?:e|es|ing)|present(?:s|ing)|sell(?:s|ing)|market(?:s|ing)|discuss(?:es|ing)|teach(?:es|ing)|launch(?:es|ing)|pitch(?:es|ing)|highlight(?:s|ing)|featur(?:es|ing)|tell(?:s|ing)(?: (?:them|people|viewers))? about|talk(?:s|ing)? about)(?: (?:people|viewers|them|us|me|about|of))*|about|on|regarding|concerning|(?:on|around) the (?:topic|subject|theme)(?: of)?|why|how|what (?:is|are|a|the|happens))(?!\p{L})/iu;

/** Opens the audience of an English order. */
export const forMark =
  /^(?:(?:that is |which is |is |are )?(?:aimed|targeted|directed|geared|pitched|addressed|intended|meant|suitable|made|written)(?: towards?| at| to| for)|targeting|addressing|for an audience of|for a group of|for|to)(?!\p{L})/iu;

const inlineTone =
  "in an? (?:\\p{L}[\\p{L}-]*,? (?:and |but )?){1,5}(?:tone|voice|style|way|manner|mood)(?: of voice)?";
const inlineLength =
  "(?:(?:of|for|in|with|lasting|under|about|around|that (?:is|lasts))+ )*(?:(?:about|around|roughly|max\\.?|maximum|up to|under) )*(?:[\\d\\uE000-\\uEFFF]+|thirty|sixty|ninety|one|two|three|a)[ -]?(?:seconds?|secs?|minutes?|mins?|words)(?: (?:long|max|or less))?";

/** Directions in the middle of an English order. */
export const inlineDirection = new RegExp(
  `,? ?(?<!\\p{L})(?:${inlineTone}|${inlineLength})(?!\\p{L})`,
  "iu",
);

const anybody =
  /^(?:them|people|the people|everyone|everybody|viewers?|the viewers?|listeners?|the listeners?|the audience|readers|users|guests|visitors|customers|us|him|her|it|me|you)$/iu;
const persuade =
  /^(?:(?:and|then|please|also|finally|so|we want to|i want to|we need to|i need to|(?:i|we)(?:['’]d| would) like to|help me|help us) )*(?:(?<asks>invit(?:e|es|ing))|ask(?:ing)?|urg(?:e|ing)|encourag(?:e|ing)|tell(?:ing)?|get(?:ting)?|remind(?:ing)?|convinc(?:e|ing)|persuad(?:e|ing)|motivat(?:e|ing)|inspir(?:e|ing)|challenge|call on|nudge|advise|allow|help|want)(?: (?<who>[^,;:]{1,80}?(?:, [^,;:]{3,40},)?))? (?:to|for|(?<not>not) to) (?<what>\S.*)$/iu;
const takesObject =
  /^(?:try|visit|join|attend|see|taste|use|buy|order|support|download|book|donate to|sign up (?:for|to)|register for|come to|subscribe to|apply for|vote for|enjoy|adopt|sponsor|discover|test) (?=(?:our|my|the|a|an|this|\p{Lu})(?!\p{L}))/iu;

/** Reads an English order to move somebody to something. */
export function persuasionOf(clause: string): Persuasion | undefined {
  const way =
    /^(?:please |and |then |finally )*(?:send|lead|guide) (?:them|people|visitors|viewers|listeners|everyone|the (?:visitor|listener)s?) (?<where>(?:up|down|along|over|back|out|through|on|across|round|around)\b.+)$/iu.exec(
      clause,
    )?.groups?.where;
  if (way !== undefined) return { who: undefined, act: `then go ${way}`, about: undefined };
  const look =
    /^(?:please |and )?(?:send|direct|draw|guide) their (?:eyes|attention|gaze) (?<where>.+)$/iu.exec(
      clause,
    )?.groups?.where;
  if (look !== undefined) return { who: undefined, act: `look ${look}`, about: undefined };
  const place =
    /^(?:please |and )?(?:send|direct|point)(?:ing)? (?:them|people|viewers|visitors|listeners|everyone) to (\S.*)$/iu.exec(
      clause,
    )?.[1];
  if (place !== undefined) {
    const verb = /\s/u.test(place) ? "go to" : "visit";
    return { who: undefined, act: `${verb} ${place}`, about: undefined };
  }
  const liked =
    /^(?:and |so )?(?:we|i)(?:['’]d| would) like (?<who>[^,;:]{3,60}?) to (?<what>\S.*)$/iu.exec(
      clause,
    )?.groups;
  if (liked?.who && liked.what && (anybody.test(liked.who) || isPeople(liked.who))) {
    return {
      who: anybody.test(liked.who) ? undefined : liked.who,
      act: liked.what,
      about: undefined,
    };
  }
  const found = persuade.exec(clause)?.groups;
  const what = found?.what;
  if (found === undefined || what === undefined) {
    return undefined;
  }
  const who = found.who ?? "";
  const isAnybody = who === "" || anybody.test(who);
  if (!isAnybody && !isPeople(who)) {
    return undefined;
  }
  const [verb = ""] = what.toLowerCase().split(/[\s,]/u);
  const audience = isAnybody ? undefined : who;
  if (!baseVerbs.has(verb)) {
    const occasion = /^(?:an?|the|our|my|this|your|his|her|\p{Lu})/u.test(what);
    return found.asks !== undefined && occasion
      ? { who: audience, act: `come to ${what}`, about: what }
      : undefined;
  }
  const act = what
    .replace(/(?<!\p{L})their(?!\p{L})/giu, "your")
    .replace(/(?<!\p{L})themselves(?!\p{L})/giu, "yourselves");
  const object = takesObject.exec(what)?.[0];
  const about =
    object === undefined ? `${gerundOf(verb)}${act.slice(verb.length)}` : what.slice(object.length);
  return { who: audience, act: found.not === undefined ? act : `don't ${act}`, about };
}

/** Whether an English phrase names people. */
export function isPeople(phrase: string): boolean {
  if (
    /(?<!\p{L})(?:library|shop|store|caf[eé]|museum|church|hall|office|website|app|campaign|project|festival|bakery|hospital|theatre|cinema|park)$/iu.test(
      phrase,
    )
  )
    return false;
  const head = phrase.split(/\s+(?:who|that|with|in|from|of|at|on)\s+/u)[0] ?? "";
  return (
    peopleWords.test(head) ||
    /^(?:an? |the |my |our )?(?:\p{L}+ )?(?:class|group|team|crowd|audience|room|club) of \S/iu.test(
      phrase,
    ) ||
    /^(?:my|our|the|a|an|all|new|busy|young) (?:[\p{L}-]+ ){0,2}(?:class|grandmother|grandfather|grandma|grandpa|mother|father|mum|mom|dad|sister|brother|wife|husband|boss|friend|team|board|community|village|town|family|public|press|jury|beginner|student|teacher|parent|child|customer|colleague|shareholders|employees|neighbou?rhood|club|choir|crew|department|company|freelancer|owner|manager|developer|council|committee|parliament|mayor|niece|nephew|uncle|aunt|cousin|son|daughter|kid|baby|coach|headteacher|neighbou?r)s?(?: \p{L}+)?$/iu.test(
      head,
    ) ||
    /^(?:shareholders|trainees|recruits|apprentices|newlyweds|backpackers|foodies|pros|hosts|academics|trainers|coaches|nurses|firefighters|chefs|bakers)$/iu.test(
      head,
    )
  );
}

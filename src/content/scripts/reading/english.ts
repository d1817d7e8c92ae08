import { isDirection } from "./english-directions.js";
import { complete } from "./english-fragments.js";
import { isOrder, pictureOf, shapeOf, withArticle, words } from "./english-grammar.js";
import { englishLabels } from "./english-labels.js";
import { aboutMark, forMark, inlineDirection, isPeople, persuasionOf } from "./english-order.js";
import {
  embeddedOrder,
  firstWords,
  follows,
  isAside,
  isBanOnWords,
  raisedGlass,
  textWords,
  thanks,
  title,
  toListener,
  toldToThem,
} from "./english-requests.js";
import {
  ambiguousVerbs,
  baseVerbs,
  countableNouns,
  finiteWords,
  peopleWords,
  plainWords,
} from "./english-words.js";
import type { ReadingRules } from "./reading-rules.js";

const strongCalls =
  "(?:visit|call|phone|ring|buy|order|book|join|register|sign up|subscribe|download|donate|apply|vote|contact|e-?mail|text|message|follow|click|tap|reserve|rsvp|shop|come|enrol|enroll|scan|don['’]t miss|volunteer|pledge|save the date|go to|head to|swing by|stop by|drop by|drop in|pop in|sign the|get (?:your|yours|started|in touch|tickets)|grab (?:your|yours)|claim|request|schedule|reach out|check out|find (?:us|out more|it at)|learn more|try it|send us|write to|bring (?:a|your) friend|tell a friend|see you|meet us|be there|pre-?order|start your)";
const weakCalls =
  "(?:try|get|grab|start|discover|check|learn|enter|share|tell|bring|give|help|support|reply|take|pick|make|find|use|act|stop|think|remember|choose|switch|recycle|adopt|sponsor|like|comment|ask|talk|be|turn|save|explore|experience|see|watch|send|return|plant|wear|pay|print|walk|taste|celebrate|welcome|hurry|leave|sign|keep|collect|drop|report|park|stay|learn|put|let|treat|meet us|spread|write|read|listen|add|pre-?order|switch)";
const strongCall = new RegExp(
  `^(?:please |so |then |just |simply |now )*${strongCalls}(?![\\p{L}'’])`,
  "iu",
);
const weakCall = new RegExp(
  `^(?:please |so |then |just |simply |now )*${weakCalls}(?![\\p{L}'’])`,
  "iu",
);
/** How English briefs are read. */
export const englishRules: ReadingRules = {
  command: new RegExp(
    `^(?:(?:hi|hello|hey|hiya)(?: there)?[,!]?\\s+)?(?:please\\s+)?(?:(?:can|could|would|will) you\\s+(?:please\\s+)?)?(?:(?:i|we)(?:['’]d| would)? (?:(?:want|need|like)(?: you)? to\\s+|like\\s+(?=an?\\s)|(?=(?:want|need)\\s)))?(?:help me (?:to )?)?(?:(?:looking for|write|create|make|generate|produce|draft|compose|give|prepare|develop|craft|record|do|film|shoot|script|design|tell|need|want|send|provide|put together|come up with|work on)(?: (?:me|us))?\\s+(?:(?:an?|the|some|my|our|this)\\s+)?(?:[^\\s,:]+[\\s,]+(?:and )?){0,6}?${textWords}|(?:(?:an?|the|this)\\s+|(?=\\d+[\\s-](?:sec|min))|(?=(?:[\\p{L}-]+ ){0,2}(?:story|joke|poem|script|video|explainer|ad|commercial|promo|lesson|tutorial|speech|pitch|message|announcement|trailer|spot|reel|tiktok|intro|toast|greeting) (?:about|on|for|explaining|to|promoting|introducing|announcing) )|(?=(?:tutorial|script|video|explainer|ad|commercial|promo|pitch|announcement|voiceover|radio spot|video script): ))(?:[^\\s,:\\uE000-\\uF8FF]+[\\s,]+){0,5}?(?:script|video|ad|advert|commercial|spot|explainer|voice-?over|promo|reel|trailer|teaser|tiktok|presentation|(?:story|joke|poem|lesson|tutorial|speech|pitch|message|announcement|intro|toast|greeting)(?= about| on| for| to| explaining| promoting| introducing| announcing|:)))(?:\\s+(?:script|video|text|voice-?over|ad|copy|spot|clip|trailer|announcement|presentation|fun|funny|short|nice|special|quick|simple))?(?!\\p{L})(?=\\s*(?:$|[,:;.]|about|on|for|that|which|to|promoting|explaining|introducing|announcing|advertising|describing|covering|showing|of|in|with|where|inviting|teaching|selling|presenting|celebrating|telling|aimed|targeting|targeted|directed|asking|using))[\\s:,]*`,
    "iu",
  ),
  topicLead:
    /^(?:(?:that |which |to |and |should |will )*(?:explain(?:s|ing)?|promot(?:e|es|ing)|introduc(?:e|es|ing)|announc(?:e|es|ing)|advertis(?:e|es|ing)|describ(?:e|es|ing)|cover(?:s|ing)?|show(?:s|ing|casing)?|celebrat(?:e|es|ing)|present(?:s|ing)?|sell(?:s|ing)?|market(?:s|ing)?|discuss(?:es|ing)?|teach(?:es|ing)?|tell(?:s|ing)?(?: the story)?|launch(?:es|ing)?|pitch(?:es|ing)?|highlight(?:s|ing)?|featur(?:e|es|ing))(?: (?:people|viewers|them|us|me))?(?: (?:about|of|for))?\s+|(?:about|on|regarding|concerning|for|of|to|in which|where|called|titled|named)\s+|(?:an? )?appeal for (?:donations|help|support|funds|money|volunteers) (?:for|to)\s+|(?:the )?(?:topic|subject|theme)(?: is|:)?\s+)+/iu,
  audience:
    /(?:^|,?\s+(?:and )?)(?:(?:it(?:['’]s| is)|this is|(?:the )?(?:target )?audience (?:is|are)|(?:our|my|the) (?:target )?(?:audience|viewers|listeners) (?:is|are)|target(?:ed)? (?:audience|group)(?: is| are)?|(?:is |are )?(?:aimed|targeted|directed|geared|pitched)(?: towards?| at| to)|targeting|addressed to|for an audience of|intended for|speaking to|made for)\s+(?:are\s+|is\s+)?(?:for\s+)?)(?<who>[^,;.]+?)(?=$|[,;.]| (?:with|in) an? .*(?:tone|voice|style)|,? and (?:end|include|use|keep|make|mention|finish|close))/iu,
  closing:
    /^(?:and |then |please |also |it should |should |must )*(?:(?:end|finish|close|wrap up|conclude|ending|finishing|closing)(?: it| the (?:script|video|ad|spot))?(?: off)?(?:,)? (?:with|by|on)(?:(?=:)| (?:an? |the )?(?:\p{L}+ ){0,2}?(?:call[- ]to[- ]action|cta|call|invitation|invite|request|reminder|appeal|line|slogan|tagline|message|words|asking|telling|inviting|encouraging|urging|reminding)(?!\p{L})| (?!\p{L}*ing ))(?: (?:for |that |which )?(?:people|viewers|them|listeners|everyone|customers|visitors|parents|students|users|readers))?(?: (?:asks|tells|invites|encourages|urges))?(?: (?:people|viewers|them|listeners|everyone))?(?:\s*(?:to|for|:|-|saying|is)\s*)?|(?:include|add|use|with) (?:an? |the )?(?:\p{L}+ )?(?:call[- ]to[- ]action|cta)(?: (?:to|for|:|-|that says|saying))?\s*|(?:the )?(?:call[- ]to[- ]action|cta) (?:is|should be|:)(?: to)?\s*|(?:ask|tell|encourage|urge|invite|get|remind|convince|persuade|motivate)(?:ing)? (?:the )?(?:people|viewers?|them|listeners?|everyone|audience|customers|visitors|readers|users)(?: to)\s+|(?:people|viewers|they|listeners|customers) should\s+)(?<act>.*)$/iu,
  mention:
    /^(?:and |also |then |please |it should |should |must |it must |make sure (?:to )?|be sure to |don['’]t forget to |remember to |we should |the (?:script|video) should )*(?:mention|include|write (?:something )?about(?= )|write(?= (?:how|why|what) )|use(?= the (?:example of|slogan|phrase|line|tagline|hashtag|words))|promote|announce|introduce|advertise|present|teach|pitch|highlight|emphasi[sz]e|stress|point out|note|state|say|add|cover|talk about|focus on|explain|describe|show|compare|list|talk to|tell (?:them|people|viewers)(?: (?=what|how|why|when|where))?(?= ?(?:that|about|what|how|why|when|where))|(?:tell|teach|show|remind|inform|warn)(?= (?:[\p{L}\d-]+ ){1,6}?(?:why|how|about|what|that)(?!\p{L}))|teach(?= (?:[\p{L}-]+ ){1,4}?to )|let (?:them|people|everyone) know|(?:use|build in) (?=the )|(?:key|main|important) (?:points?|facts?|details?)(?: (?:are|is))?)(?: the fact)?(?: (?:that|also|about))?(?:\s*:)?\s+/iu,
  ban: /^(?:and |but |please |also )*(?:do not|don['’]t|never|no need to|avoid|without|no|leave out|skip) (?:(?:ever )?(?:mention|mentioning|talk about|talking about|discuss|discussing|say|saying|include|including|reveal|revealing|name|naming|refer to|referring to|bring up|use|using) )?(?:(?:the|any|our|a|about) )?(?<what>.+)$/iu,
  labels: englishLabels,
  price: /price|cost|money|fee/iu,
  complete,
  isPlainWord: (word, following) => {
    if (/^\d/u.test(following)) return false;
    const lower = word.toLowerCase();
    if (!/^\p{Lu}\p{Ll}*(?:['’-]\p{Ll}+)*$/u.test(word) || word === "I") {
      return false;
    }
    const known =
      plainWords.has(lower) ||
      baseVerbs.has(lower) ||
      finiteWords.has(lower) ||
      (peopleWords.test(lower) && !/ans$/u.test(lower)) ||
      (countableNouns.has(lower) && !/^\p{Lu}/u.test(following));
    const derived =
      /(?:ing|tion|ment|ness|ity|ism|ful|less|able|ology|esis|ly)$/u.test(lower) &&
      lower.length > 6;
    const isTitle =
      /^\p{Lu}/u.test(following) &&
      !/^(?:a|an|the|our|my|your|we|you|they|it|this|that|in|on|at|for|with|from|to|by|every|all|no|meet|visit|call|join|explain|promote|announce|new|if|when|and|but|so|is|are|does|do|did|can)$/u.test(
        lower,
      );
    return (known || derived) && !isTitle;
  },
  isCall: (clause, isLast) => {
    const list = words(clause);
    if (strongCall.test(clause)) {
      return isOrder(list) || !ambiguousVerbs.has(list[0] ?? "") || list.length === 1;
    }
    return (
      weakCall.test(clause) &&
      isOrder(list) &&
      (isLast || /[\uE000-\uF8FF].*(?:com|org)|https?:|www\./u.test(clause))
    );
  },
  audienceInTopic: (topic) => {
    const match =
      /(?:^|\s)(?:for|to|aimed at|targeting) ((?:(?! for | to | about )[^,;:])+)$/iu.exec(topic);
    const who = match?.[1];
    return match !== null && who !== undefined && peopleWords.test(who)
      ? { who, rest: topic.slice(0, match.index).trim() }
      : undefined;
  },
  shapeOf,
  pictureOf,
  withArticle,
  isOrder: (clause) =>
    baseVerbs.has(words(clause)[0] ?? "") || isOrder(words(clause)) || strongCall.test(clause),
  isOccasion: (phrase) => /^(?:before|after|during|while|when|in the middle of)\b/iu.test(phrase),
  isAboutListeners: (clause) =>
    /^(?:they|(?:the |our )?(?:listeners?|audience|viewers|visitors|readers|guests|people))\b/iu.test(
      clause,
    ),
  isClause: (topic) => /^(?:how|why|what|when|where|who|whether)\s/iu.test(topic),
  aboutMark,
  forMark,
  inlineDirection,
  description:
    /^(?:(?:we(?:['’]re| are)|this is|it is|it['’]s) (?:talking|speaking|addressed|aimed|directed) (?:to|at) (?<people>.+)|(?:and )?(?:my|our|the) (?:target )?(?:students|pupils|audience|viewers|listeners|readers|customers|class|participants|trainees|guests|users|target group)(?: (?:is|are|will be|consists of)) (?:mainly |mostly |all )?(?<who>.+)|(?<them>[\p{L} ]{3,50}?) (?:is|are) (?:the|our|my) (?:target )?(?:audience|viewers|listeners|target group))$/iu,
  listJoint: /^(?:and|or|plus|as well as)\s+/iu,
  thatLead: /^that (?=\S+ \S)/iu,
  orderJoint:
    /\s*,?\s+(?:and|but|then)\s+(?:then )?(?=(?:please |then |also )?(?:(?:ask|tell)(?! us)|invite|encourage|urge|remind|thank|end|finish|close|mention|include|highlight|emphasi[sz]e|stress|avoid|don['’]t|do not|focus on|keep it|make it|use|add)(?!\p{L}))/iu,
  isStatement: (clause) =>
    !/^(?:which|who|whom|whose|that|where|when|while|because|although|though|if|unless|since|until|as|so that|than|including|and (?:is|are|has|can|will))(?!\p{L})/iu.test(
      clause,
    ),
  embeddedOrder,
  title,
  relativeOrder: /(?!)/u,
  firstWords,
  follows,
  isAside,
  isBanOnWords,
  thanks,
  raisedGlass,
  toldToThem,
  toListener,
  isDirection,
  isPeople,
  persuasionOf,
};

import type { LabelRole } from "./reading-rules.js";

/** What the labels of English briefs announce. */
export const englishLabels: readonly (readonly [RegExp, LabelRole])[] = [
  [
    /^(?:topic|subject|about|product(?: name)?|brand|company|service|event|title|theme|business|project|name|object|app|organi[sz]ation|exhibit|occasion|who it is about)$/iu,
    "topic",
  ],
  [
    /^(?:(?:target )?audience|target(?: group| audience)?|viewers?|listeners?|for(?: whom)?|who(?: is it for|['’]s it for)?|audience and tone|readers?)$/iu,
    "audience",
  ],
  [/^(?:tone(?: of voice)?|style|mood|voice|vibe|register|pace|speed|delivery|manner)$/iu, "tone"],
  [
    /^(?:length|duration|format|language|platform|instructions?(?: to (?:the )?writer)?|type|runtime|run time|word count|brief|task|script|video|structure|medium|channel|notes?(?: to (?:the )?writer)?|hook|deadline for script|please note for writer|purpose|objective|point of view|speaker|narrator|presenter|perspective|music|must not|restrictions)$/iu,
    "direction",
  ],
  [
    /^(?:cta|call[- ]to[- ]action|action|ask|the ask|closing|closing line|ending|ending line|last words|last sentence|final sentence|closing words|end|end with|last line|final line|finish with|slogan|tagline|close|what to do|to do|do)$/iu,
    "action",
  ],
  [
    /^(?:steps?|shots|scenes|screens|how to do it|procedure|method|the steps|what to do step by step)$/iu,
    "steps",
  ],
  [
    /^(?:price|prices|pricing|cost|costs|fee|date|dates|time|times|when|where|venue|place|location|address|phone|tel|telephone|website|web|url|link|e-?mail|contact|contacts|host|hosts|hosted by|speakers|entry|admission|tickets?|salary|pay|deadline|weight|size|colou?rs?|material|range|opening hours|hours|open|warranty|delivery|shipping|availability|publication|publisher|author|artist|prize|prizes|requirements|ingredients|you need|what you need|programme|program|line-up|made|built|problem|challenge|pain(?: point)?|issue|situation|solution|answer|goal|target|aim|story|background|context|history|battery|guarantee|offer|deal|discount|proof|results?|quote|testimonial|booking|book|bookings|sign[- ]?up|register|registration|questions|info|information|parking|bring|what to bring|rsvp|dress code|capacity|why|how|what|also|plus|note|bonus|cost|most needed|not needed|needed|drop[- ]?off|meeting point|duration of course|show|what to see|look for|features?|benefits?)$/iu,
    "value",
  ],
  [
    /^(?:(?:key |main |the |selling )?(?:points?|facts?|details?|messages?|highlights?|content)|include|must (?:include|mention|cover|say|have)|mention|cover|usps?|description|points to (?:make|cover|mention))$/iu,
    "facts",
  ],
  [
    /^(?:avoid|must not (?:include|mention|say|have)|don['’]?t|don['’]t mention|do not mention|don['’]ts|exclude|taboo|do not say|don['’]t say)$/iu,
    "ban",
  ],
];

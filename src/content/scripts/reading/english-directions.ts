const toneWords: ReadonlySet<string> = new Set(
  "friendly funny humorous humourous playful light-hearted lighthearted light witty serious sober urgent warm warm-hearted formal informal casual conversational professional energetic upbeat exciting excited enthusiastic dynamic calm calming soothing relaxed gentle inspiring inspirational motivational motivating emotional dramatic neutral factual educational informative confident bold cheerful happy positive optimistic sincere heartfelt simple plain clear engaging catchy persuasive respectful empathetic encouraging sarcastic ironic dry quirky mysterious poetic punchy fast-paced slow authentic honest down-to-earth trustworthy reassuring compassionate hopeful solemn silly cosy cozy welcoming personal fun short concise crisp snappy natural spoken memorable accessible kid-friendly child-friendly family-friendly polite modern cool brief direct sympathetic intimate suspenseful festive romantic nostalgic grateful proud easy understandable entertaining".split(
    " ",
  ),
);

const degree = "(?:(?:very|quite|a bit|a little|slightly|rather|really|more|too|not|super) )*";
const tones = `${degree}~(?:(?:,? (?:and|but|or|yet)|,) ${degree}~)*`;
const figure =
  "(?:[\\d\\uE000-\\uEFFF]+|thirty|sixty|ninety|fifteen|forty-five|twenty|one|two|three|four|five|half a|a)";
const length = `${figure}(?:\\s?(?:-|–|to)\\s?${figure})?[\\s-]?(?:seconds?|secs?|s|minutes?|mins?|words?|sentences?|paragraphs?|lines?|verses?)`;
const about =
  "(?:(?:about|around|approximately|approx\\.?|roughly|under|over|max(?:imum)?\\.?|up to|at most|no (?:more|longer) than|less than|not (?:more|longer) than|between|length) )*";
const device =
  "(?:call[- ]to[- ]action|cta|hook|humou?r|jokes?|puns?|rhetorical questions?|questions?|intro|introduction|outro|examples?|metaphors?|analog(?:y|ies)|anecdotes?|transitions?|visuals?|stage directions|time ?codes?|b-roll|short sentences|active voice|simple words|plain language|simple language|everyday (?:words|language)|emotions?|opening|closing|ending|statistics|story|summary|recap|thanks|thank[ -]you|smile|quote|fact|surprise|twist|note|statement|message|slogan|tagline)";
const medium =
  "(?:youtube|tiktok|instagram|facebook|linkedin|twitter|social media|radio|tv|television|podcast|website|landing page|school|homepage)";

const patterns: readonly RegExp[] = [
  "(?:(?:the|it|this|that|overall|whole) )*(?:(?:tone|voice|style|mood|language|script|video|text|narration|voiceover|delivery|pace|length|duration|ad|spot|speech) )?(?:should|must|has to|needs to|ought to|is to) (?:be|feel|sound|stay|last|run|remain|use|avoid|take|read|come across|not)\\b.*",
  "(?:the )?(?:tone|voice|style|mood|language|length|duration|format|pace)(?: (?:is|are|of voice))?[ :].*",
  "(?:keep|make|have) (?:it|this|things|the (?:tone|script|text|video|language|whole thing|sentences|message)|sentences)\\b(?! (?:at|in|on|from|your|clean)\\b).*",
  `(?:be|sound|stay|remain|feel) ${tones}(?: .*)?`,
  `(?:in|with|using|use) (?:(?:an?|the|some) )?(?:${tones} )?(?:tone|voice|style|manner|way|mood|language|english|words|sentences|humou?r|energy|feel|vibe)(?: .*)?`,
  `${tones}(?: (?:tone|voice|style|mood|language|feel|vibe|delivery|humou?r|please|of voice|throughout|words|sentences))*`,
  "(?:[\\p{L}~-]+,? (?:and |but )?){1,4}(?:tone|voice|style)(?: please)?",
  "tell (?:everyone|everybody|people|them|the world)(?: about it)?",
  `${about}${length}(?: (?:long|max(?:imum)?|in length|total|please|or (?:less|so)|of (?:speech|script|voiceover|narration)|video|script|spot))*`,
  "(?:no|without|avoid|skip|leave out|do not use|don['’]t use|never use|not too (?:much|many)) (?:(?:any|too much|too many|complicated|technical|big|foreign) )*(?:jargon|humou?r|jokes?|clich[eé]s?|exaggerations?|hype|emojis?|hashtags?|markdown|technical terms|terms|buzzwords|slang|swearing|music|filler|fluff|stage directions|passive voice|long sentences|words|language|sarcasm|politics|text on screen|subtitles)\\b.*",
  "(?:do not|don['’]t|never) (?:exaggerate|be|sound|make it|rush|shout|oversell|overdo|lecture|preach|use)\\b.*",
  `(?:include|add|use|finish|end|close|insert|have|give)(?: it| us| me)?(?: with)? (?:(?:an?|the|some|at least|one|two|three|\\d+|~|strong|good|clear|big|surprising|rhetorical|powerful|open) )*${device}(?:\\b(?! (?:that|of|about|saying|to)\\b|:)[^\\uF000-\\uF8FF:]*)?`,
  `(?:start|begin|open|finish|end|close|conclude|wrap up)(?: it)?(?: off)? (?:with|by|on) (?:(?:an?|the|some|one|~|strong|good|clear|big|surprising|rhetorical|powerful|open) )*(?:${device}|thanking (?:them|everyone|people))(?:\\b(?! to\\b|:)[^\\uF000-\\uF8FF:]*)?`,
  `(?:(?:an?|one|two|three|\\d+|the|~|rhetorical|final|closing|short) )+${device} (?:at|in|near) (?:the )?(?:very )?(?:end|start|beginning|close|opening|middle)`,
  "(?:speak|talk|write|address|say it) (?:directly )?(?:in|like|as if|to the (?:viewer|listener|audience)|slowly|clearly|the (?:viewer|listener|audience)|from|as|with)\\b.*",
  `(?:this|it) is (?:for )?(?:(?:an?|my|our) )?(?:${figure}[ -]second )?${medium}(?: (?:video|reel|ad|spot|short|clip|script|post|channel|story|page))*`,
  `(?:for|on) (?:our |my |the )?(?:${medium}|web)(?: (?:reels?|shorts?|ads?|spots?|videos?|stories|channel|page))?`,
  "(?:thank(?:s| you)(?: (?:you|so much|in advance|very much|a lot|very))*|please|cheers|(?:i )?hope (?:that|this) helps)",
  "thank (?:them|people|everyone|everybody|the audience|customers|viewers|our customers|all of them)",
  "(?:(?:the|our|my) )?(?:goal|aim|purpose|objective|intention) (?:is|of (?:the|this) (?:script|video))\\b.*",
  "(?:i|we)(?: (?:want|need|would like)|['’]d like) (?:it|this|the (?:script|video|tone|text|audience|viewers?)|people|viewers?|something|you|them)\\b.*",
  "(?:hi|hello|hey)(?: there| team| all)?",
  "(?:mention|include|list|cover|use) (?:all|the|every|each) (?:of )?(?:the )?(?:above|following|points|facts|details|information|key points)(?: .*)?",
  "no (?:more|longer) than .*|(?:one|a single|two) (?:speakers?|narrators?|voices?)|(?:male|female) (?:voice|speaker|narrator)",
].map((pattern) => new RegExp(`^(?:${pattern})$`, "u"));

/** Whether an English clause tells only the writer how to write: its tone, length, style or devices. */
export function isDirection(clause: string): boolean {
  const folded = clause
    .toLowerCase()
    .replace(/^(?:(?:and|but|also|then|please|so|oh)[,]? )+/u, "")
    .replace(/[\p{L}'’-]+/gu, (word) => (toneWords.has(word) ? "~" : word));
  return patterns.some((pattern) => pattern.test(folded));
}

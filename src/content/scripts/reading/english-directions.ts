const toneWords: ReadonlySet<string> = new Set(
  "guilt-trippy accurate correct terse pithy authentic dignified low spooky soft-spoken tear-jerking heavy-handed cringe cringey threatening embarrassing childish babyish robotic boastful smug bold bouncy brief bright brisk businesslike calm calming casual catchy cheeky cheerful cheesy child-friendly chatty chirpy clear clinical cold comic compassionate compelling concise condescending confident conversational cool corny corporate cosy cozy creepy crisp deadpan detailed diplomatic direct down-to-earth dramatic dreamy dry dull dynamic easy educational elegant emotional empathetic encouraging energetic engaging entertaining enthusiastic evocative excited exciting factual family-friendly fast fast-paced festive firm flowery formal friendly fun funny gentle gimmicky grateful grim gushing gushy heartfelt helpful honest hopeful humble humorous humourous hushed imperative impersonal informal informative inspirational inspiring intimate inviting ironic jokey kid-friendly kitschy light lighthearted light-hearted lively loud lyrical matter-of-fact measured memorable modern motivating motivational mysterious natural neutral no-nonsense nostalgic objective official optimistic over-the-top overexcited panicky patient patronising patronizing personal persuasive plain playful plummy poetic polite positive practical preachy precise professional proud punchy pushy quick quiet quirky reassuring relaxed repetetive repetitive respectful restrained romantic sad salesy sarcastic sassy scary schmaltzy sensational sentimental serene serious short silly simple sincere slick slow slowly snappy sober soft solemn soothing sparing spoken steady stern stiff straightforward subtle suspenseful sweet sympathetic technical tender thoughtful tongue-in-cheek trustworthy understandable understated upbeat urgent vivid warm warm-hearted welcoming whimsical wistful witty wry".split(
    " ",
  ),
);

const degree =
  "(?:(?:very|quite|a bit|a little|slightly|rather|really|more|too|not|never|super|fairly|mostly|just|always|nothing|ok(?:ay)?) )*";
const tones = `${degree}~(?:(?:,? (?:and|but|or|yet|then)|,|(?= (?:not|never) )) ${degree}~)*`;
const figure =
  "(?:[\\d\\uE000-\\uEFFF]+|thirty|sixty|ninety|fifteen|twenty|forty-five|one|two|three|four|five|half a|a)";
const length = `${figure}(?:\\s?(?:-|–|to)\\s?${figure})?[\\s-]?(?:seconds?|secs?|s|minutes?|mins?|words?|sentences?|paragraphs?|lines?|verses?)`;
const about =
  "(?:(?:about|around|approximately|approx\\.?|roughly|under|over|max(?:imum)?\\.?|up to|at most|no (?:more|longer) than|less than|not (?:more|longer) than|between|length|duration|runtime|ca\\.?) )*";
/** What only somebody who writes has to do with. */
const craft =
  "(?:accents?|active voice|adjectives?|adverbs?|all caps|analog(?:y|ies)|anecdotes?|asides?|blam(?:e|ing)|sermons?|background music|banter|bold|brackets|bullet points?|bullets|buzz-?words?|calls?[- ]to[- ]action|capital letters|capitals|clichés?|cliches?|cliffhangers?|cues?|cta|doom|drama|emojis?|exaggerations?|exclamation (?:marks?|points?)|fear[- ]?mongering|filler|finger[- ]?wagging|flattery|fluff|gloom|gore|guilt(?:[- ]?trip(?:s|ping)?)?|hard sell|hashtags?|headlines?|hooks?|horror|humou?r|hype|idioms?|insider terms|intros?|introductions?|irony|jargon|jingles?|jokes?|latin|lecturing|lectures?|lingo|marketing|markdown|melodrama|metaphors?|moralising|moralizing|music|narration|narrator|one-liners?|opening lines?|outros?|panic|paragraphs?|passive(?: voice)?|past tense|pathos|phrases?|pity|plain (?:english|language|words)|poems?|politics|preaching|present tense|preamble|pressure|profanity|promises|punchlines?|puns?|quotes|reading (?:age|level)|recaps?|religious|rhetorical questions?|rhymes?|rhyming|sales (?:talk|pitch|language)|sales-?y|plugs|claims|logos?|sarcasm|scare tactics|sentences?|sentimentality|shock|shouting|singing|chanting|crying|simple (?:english|language|words)|slang|slapstick|slogans?|small talk|sob stor(?:y|ies)|sound effects?|stage directions?|statistics|stereotypes?|storytelling|subtitles|superlatives?|suspense|swearing|taglines?|tear-?jerk\\p{L}*|technical (?:terms?|language|words)|tense|threats|time ?codes?|tone|voice-?overs?|wording|wordplay|words?)";
const quoted = "[\\uF000-\\uF8FF]";
const not = "(?:no|not|non|without|avoid|skip|drop|leave out|never|nothing|zero|spare us)";
const doNot =
  "(?:(?:please |and |but |so |also )*(?:do not|don['’]?t|dont|never|no need to|avoid|you (?:must|should) not|we (?:do not|don['’]?t) want (?:to|you to)))";
const medium =
  "(?:youtube|tiktok|instagram|facebook|linkedin|twitter|social media|social|radio|tv|television|podcast|website|landing page|homepage|intranet|app store|newsletter|(?:local|community|school|hospital) radio)";

const patterns: readonly RegExp[] = [
  // What the text has to be like.
  "(?:(?:the|it|this|that|overall|whole|please) )*(?:(?:tone|voice|style|mood|language|script|video|text|narration|voiceover|voice-over|delivery|pace|length|duration|ad|spot|speech|wording|sentences|ending|opening) )+(?:(?:should|must|has to|have to|needs to|need to|ought to|is to|of voice)\\b|[:(]).*",
  "(?:it|this|that) (?:should|must|has to|needs to|ought to|may|can) (?:not )?(?:be|feel|sound|stay|last|run|remain|read|come across|take|fit)\\b.*",
  `(?:it|this) (?:will|is going to|is to|should|must|can) be (?:published|read|played|used|shown|spoken|broadcast|heard|recorded|part of|posted)\\b.*|(?:to be|will be|gets|is) (?:read|played|spoken|shown|recorded|performed|listened to|delivered)(?: (?:out|aloud|live))? (?:by|at|in|on|to|before|during|live|over)\\b.*`,
  "(?:keep|make|have) (?:it|this|things|the (?:tone|length|script|text|video|language|whole thing|sentences|message|pace|voice)|sentences|paragraphs|language)\\b(?! (?:at|in|on|from|your|clean|away|out|dry|safe|closed|shut|level|upright|ready|handy)\\b).*",
  `(?:be|sound|stay|remain|feel|go|talk|speak) ${tones}(?:[ ,;].*)?`,
  `(?:(?:in|with|using|use|write in|give it|i want|we want|go for|tone) )?(?:(?:an?|the|some|our|your) )?(?:${tones} )?(?:tone|voice|style|manner|mood|language|english|humou?r|energy|feel|vibe|delivery|pace|tempo|pauses|rhythm|wording|register)(?: (?:of voice|please|throughout|only|like)\\b.*)?`,
  `(?:please )?${tones} (?:tone|voice|style|pace|manner)(?:,? (?:please )?(?:but|and|not|never|no|without)\\b.*)?`,
  `${tones} (?:first|second|opening|closing) (?:half|part|third)(?:,? .*)?`,
  `(?:~ )+(?:[\\p{L}-]+ )?(?:energy|vibe|feel|mood)(?: please)?`,
  `${tones}(?: (?:and|but|,) ~)* ?,? plenty of .*`,
  `${doNot} be (?:too |so |at all )?~(?:[ ,].*)?`,
  `${doNot} read .* (?:aloud|out(?: loud)?)`,
  "not about\\b.*",
  "(?:please )?address (?:the |your |our )?(?:guests|audience|listeners?|viewers?|them|everyone|readers)\\b[^,]*",
  "number the steps.*|assume they know\\b.*",
  "(?:the )?(?:tip|thought|line|message|fact|idea|image) to (?:end|finish|close|start|open) (?:on|with)",
  `(?:for|on) (?:our|my|the|an?) (?:[\\p{L}'’-]+ ){0,4}(?:channel|page|feed|website|app|intranet|newsletter|podcast|series|account|stand|booth|phone line|campaign)(?:[ ,(].*)?`,
  `(?:please )?${tones}(?:,? (?:tone|voice|style|mood|language|feel|vibe|delivery|humou?r|please|of voice|throughout|words|sentences|phrases|in tone|pace|thanks|enough|all the way))*`,
  `${tones}(?: at first)?,? (?:and )?(?:then|later|towards the end) ${tones}(?: .*)?`,
  "(?:[\\p{L}~-]+,? (?:and |but )?){1,4}(?:tone|voice|style|pace)(?: please)?",
  `${about}${length}(?: (?:long|max(?:imum)?|in length|total|please|or (?:less|so)|of (?:speech|script|voiceover|narration)|video|script|spot|is (?:enough|fine|plenty)|tops))*`,
  "(?:(?:in )?(?:the )?)?(?:first|second|third) person(?: (?:singular|plural|only|please|throughout))?",
  "(?:(?:please )?(?:use|in|write in|stay in|keep to|stick to) )?(?:the )?(?:present|past) tense(?: .*)?",
  `(?:(?:many|long|short|frequent|a few|some|plenty of|lots of|enough|with) )+(?:pauses|sentences|paragraphs|breaks|silences?)(?: .*)?`,
  `(?:please )?(?:(?:only|just|mostly) )?(?:short|simple|whole|plain|direct|clear|complete|imperative|long)(?:(?:,| and| but)* (?:short|simple|whole|plain|direct|clear|complete|imperative|everyday))* (?:sentences|words|english|language|phrases)(?:[ ,].*)?`,
  `(?:one|a single|two|three|no more than ${figure}|at most ${figure}|max(?:imum)? ${figure}) (?:\\p{L}+ )?(?:questions?|ideas?|sentences?|thoughts?|jokes?|points?|facts?|speakers?|narrators?|voices?)(?: (?:per|a|in each|for each) (?:\\p{L}+)| only| please| max| is (?:fine|ok|enough))?`,
  "(?:male|female|calm|young|older|deep|warm) (?:voice|speaker|narrator)(?: .*)?",
  `(?:use|say|write) (?:["'“”]?you["'“”]?|${quoted}|first names|we|numbers as words|british english|american english|uk english|us english)(?:(?:,? (?:not|instead of|rather than|throughout|for|and|first|then))\\b.*)?`,
  "(?:american|british|uk|us|australian|plain|simple|good|easy) english(?: .*)?",
  `(?:talk|speak|write|address|narrate|tell it|say it|read it|read) (?:directly )?(?:in|like|through|via|as if|as|slowly|clearly|from|with|for|to (?:the|an?|one|them|your|each)|it)\\b.*`,
  `(?:(?:also|and|please|then) )*(?:say|repeat|mention|give|read(?: out)?|state|spell|name) (?:the |our |that |its )?(?:[\\p{L}-]+ ){1,4}(?:twice|again|two times|once more|(?:again )?at the (?:very )?end|slowly|clearly)(?: .*)?`,
  ".*\\b(?:should|must|has to) be (?:said|repeated|spoken|mentioned|named|read out)\\b.*|repeat nothing\\b.*",
  "(?:only )?mention (?:this|it)\\b.*",
  "(?:please )?say (?:that|this|so|it)(?: (?:because|since|clearly|again)\\b.*)?",
  "(?:one|a|two|a short|a last|a final) (?:sentence|line|word|paragraph)s? (?:about|on|for|to|of thanks)\\b.*",
  "use (?:the|an?) (?:[\\p{L}-]+ ){0,2}(?:comparison|image|example|metaphor|analogy|idea)\\b.*",
  // What must not be in it.
  `(?:(?:but|and|so|also|please|absolutely|definitely) )*${not} (?:(?:[\\p{L}'’~-]+|${quoted}) ){0,5}?${craft}(?![\\p{L}-])(?! (?:allowed|in the building|on site)).*`,
  `(?:(?:but|and|so|please) )*${not} (?:(?:too|over|very|overly|so|at all|even) )*${tones}(?: .{0,40})?`,
  `(?:(?:but|and|so|please) )*(?:no|without) ${quoted}.*`,
  `(?:no|without) (?:mention|talk|word|hint|reference|jokes?|details?|picture|pictures|images?) (?:of|about|to|at|on)\\b.*`,
  `${doNot} (?:\\p{L}+ )?(?:say|saying|write|writing|mention|mentioning|name|naming|speculate|speculating|exaggerate|exaggerating|joke|joking|take sides|taking sides|overdo|overdoing|oversell|overselling|overpromise|overstate|preach|preaching|lecture|lecturing|moralise|moralize|patronise|patronize|rhyme|invent|inventing|make (?:it|this|things|anything)|make fun|sound|sounding|describe|describing|explain|explaining|quote|quoting|refer|referring|romanticise|compare us|read out|shout|scare|scaring|frighten|dramatise|dramatize|talk about|talking about|talk down|bring up|bringing up|go into|going into|reveal|include|including|claim|imply|suggest|start with|begin with|end with|open with|close with|thank|blame|judge|beg|apologise|apologize|list|spell|hint|use (?:the )?(?:words?|phrases?|terms?|names?|${craft}|${quoted})|use (?:any |too many )?(?:${craft})|ask (?:them|people|the (?:viewer|listener|child|audience|reader)s?)|call (?:it|him|her|them|us)|wake|assume|give (?:the|any|them) (?:example|reason|number|impression)|tell (?:the|them (?:the|that)|people|listeners|viewers)|put (?:in|any)|add any)\\b.*`,
  `(?:nobody|no one|they|listeners|viewers|people|the (?:listener|viewer|audience|reader|child)) (?:should|must|may|is to|are to|has to|need)(?: not| never)?\\b(?=.*\\b(?:be asked|feel (?!free)|think|hear|have the|laugh|cry|notice|remember|understand|not)\\b).*`,
  "nothing (?:with|about|that|too|like|in the)\\b.*|so nothing\\b.*|anything but\\b.*",
  "nobody cares .*|we (?:have|['’]ve) (?:seen|heard) (?:them|it|that|this)\\b.*",
  // What its parts have to be like.
  `(?:(?:the|a|an|and|please|also) )*(?:first|second|last|final|opening|closing) (?:half|third|part|section|sentence|paragraph|line)s? (?:should|must|has to|can|may|is|needs|be)\\b.*`,
  `(?:give|spend|devote) (?:both|each|every|equal|all|more|less|half)\\b.*(?:time|weight|space|length|half|attention).*`,
  `(?:include|add|use|finish|end|close|insert|have|give|put in|work in)(?: it| us| me)?(?: with)? (?:(?:an?|the|some|at least|one|two|three|\\d+|~|strong|good|clear|big|surprising|rhetorical|powerful|open|bit of|touch of|little) )*(?:call[- ]to[- ]action|cta|hook|humou?r|jokes?|puns?|rhetorical questions?|questions?|intro|introduction|outro|metaphors?|analog(?:y|ies)|anecdotes?|transitions?|visuals?|stage directions|time ?codes?|b-roll|short sentences|active voice|simple words|plain language|everyday (?:words|language)|emotions?|story|summary|recap|smile|surprise|twist|pauses|numbers as words)(?:\\b(?! (?:that|of|about|saying|to)\\b|:)[^:\\uF000-\\uF8FF]*)?`,
  `(?:(?:an?|one|two|three|\\d+|the|~|rhetorical|final|closing|short) )+(?:question|joke|call[- ]to[- ]action|cta|hook|summary|recap) (?:at|in|near) (?:the )?(?:very )?(?:end|start|beginning|close|opening|middle)`,
  `(?:start|begin|open|finish|end|close|conclude|wrap up)(?: it)?(?: off)? (?:with|by|on) (?:(?:an?|the|some|one|~|strong|good|clear|big|surprising|rhetorical|powerful|open|short) )*(?:question|joke|hook|smile|story|summary|recap|change itself|news itself|facts?|image|scene|greeting|punchline|figures?|numbers?|problem|call[- ]to[- ]action|cta|thanks?|thanking (?:them|everyone|people))(?:\\b(?! (?:that|of|about|to)\\b|:)[^:\\uF000-\\uF8FF]*)?`,
  "leave (?:time|room|space|pauses?|silence|a pause|a gap|gaps)\\b.*|let the (?:voice|text|sentences|words|pictures|story) .*|pause (?:often|after each|between)\\b.*",
  "apologi[sz]e (?:once|briefly|only|at).*|thank (?:them|people|everyone|everybody|the audience|customers|viewers|our customers|all of them)(?: (?:once|briefly|at the end))?",
  "mark nothing .*|(?:all|everything|nothing) (?:in|on) (?:bold|one|caps)\\b.*",
  "(?:an? |the |one )?(?:\\p{L}+ ){0,3}(?:points?|things?|facts?|bits?) (?:that )?(?:we|i) (?:want|need|would like) (?:said|mentioned|in|made|included|to make).*",
  `equal (?:time|weight|space|length).*|(?:[\\uF000-\\uF8FF]|first-person|we) form`,
  "(?:that |which )?(?:i|we|you) (?:can|could|will) (?:record|use|play|read(?: out)?|put|share|post|show|send)\\b.*",
  `${about}${length}(?: and a half)?(?: i (?:guess|think|suppose))?|hook in the first .*`,
  "(?:(?:it|this)(?:['’]s| is| will be) )?(?:going|goes|sent) (?:out|up|live|round)\\b.*(?:message|group|radio|screen|instagram|facebook|whatsapp|tannoy|app|channel).*",
  "to (?:go with|accompany|be put|play|read|put|use|run)\\b.*",
  "(?:show )?(?:it |them |these )?(?:on (?:the )?screen )?in (?:this|that|exactly this) order",
  "(?:demo|screen|script) flow|story ?board|shot list|outline",
  "(?:walk|go|take (?:them|us|viewers)) through (?:it|this|them)\\b(?:.*order.*)?|(?:in )?(?:this|that|exactly this) order(?: please)?|keep (?:to )?(?:the|this|that) order",
  `(?:and )?\\p{L}+ is (?:ok(?:ay)?|fine|allowed|good|welcome)(?:,? (?:but )?[\\p{L} ]+(?:is(?: not|n['’]t)|are not))`,
  "because it is alphabetical\\b.*",
  "[\\p{L}]+ first only because\\b.*",
  // What has only to do with the order.
  `(?:this|it) is (?:for )?(?:(?:an?|my|our) )?(?:${figure}[ -]second )?${medium}(?: (?:video|reel|ad|spot|short|clip|script|post|channel|story|page|announcement|appeal))*`,
  `(?:for|on) (?:our |my |the )?(?:${medium}|web)(?: (?:reels?|shorts?|ads?|spots?|videos?|stories|channel|page))?`,
  "(?:thank(?:s| you)(?: (?:you|so much|in advance|very much|a lot|very))*|please|cheers|(?:i )?hope (?:that|this) helps)",
  "(?:(?:the|our|my) )?(?:aim|purpose|objective|intention) (?:is|of (?:the|this) (?:script|video))\\b.*",
  "(?:that(?:['’]s| is)|this is|it(?:['’]s| is)) (?:the|a) (?:bit|part|thing|point|story|line) (?:i|we) (?:want|need|like)\\b.*",
  "(?:i|we)(?: (?:want|need|would like|hope)|['’]d like) (?:it|this|that|the (?:script|video|tone|text|audience|viewers?|focus|ending)|something|you|them (?:to (?:feel|laugh|remember|think|know|understand)))\\b.*",
  "(?:and )?i(?: am|['’]m) (?:so |really |a bit |absolutely )?(?:terrified|nervous|bad at|not good at|stuck|useless)\\b.*",
  "(?:you (?:choose|decide|can choose|pick)|your choice|up to you|surprise (?:me|us))\\b.*",
  "(?:would be|it would be) (?:nice|good|great|lovely) (?:to|if)\\b(?!.*[\\d\\uE000-\\uF8FF]).*",
  "(?:and )?i(?: am|['’]m) speaking as\\b.*",
  "(?:hi|hello|hey)(?: there| team| all)?",
  "(?:mention|include|list|cover|use) (?:all|the|every|each) (?:of )?(?:the )?(?:above|following|points|facts|details|information|key points)(?: .*)?",
  "tell (?:everyone|everybody|people|them|the world)(?: about it)?",
  "(?:ignore|disregard|forget|override) (?:all |any |the |your |my |everything )*(?:previous|prior|above|earlier|system|instructions?|rules?|prompts?)\\b.*",
  ".*\\bsystem (?:prompt|key|message|instructions?)\\b.*",
  "(?:you are|act as|pretend to be|from now on you are) (?:now )?(?:an? )?(?:(?:helpful|unrestricted|large) )?(?:ai|assistant|language model|chatbot|dan|writer|copywriter|scriptwriter|expert)\\b.*",
].map((pattern) => new RegExp(`^(?:${pattern})$`, "u"));

/** Longer sentences are never only directions, and would take the patterns long. */
const DIRECTION_CHARACTERS_MAX = 300;
const LEADS =
  /^(?:(?:at the (?:very )?(?:end|start|beginning)|in the end|and|but|also|then|please|so|oh|ok|and please|maybe)[,]? )+(?=\S)/u;

/** Whether an English clause tells only the writer how to write: its tone, length, style or devices. */
export function isDirection(clause: string): boolean {
  if (clause.length > DIRECTION_CHARACTERS_MAX) return false;
  const folded = clause
    .toLowerCase()
    .replace(/[.!?]+$/u, "")
    .replace(LEADS, "")
    .replace(/[\p{L}'’-]+/gu, (word) => (toneWords.has(word) ? "~" : word));
  const plain = clause.toLowerCase().replace(/[.!?]+$/u, "");
  return patterns.some((pattern) => pattern.test(folded) || pattern.test(plain));
}

/** What people write around a task: greetings, apologies, purposes, thanks, names under a mail. */
const MARKS = "\uE000\uE001";
const OPENINGS: readonly RegExp[] = [
  /^(?:hi|hello|hey|yo|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|dear \p{L}+(?: \p{L}+)?)(?: (?:there|all|team|everyone|everybody|assistant|folks|again|guys|friend|mate|bot))?(?:[,!.:;\s–—-]+|$)/iu,
  /^(?:i )?hope (?:you(?:'re|’re| are)|u r|this finds you|all is|everything(?: is|'s|’s))(?: doing)? (?:well|ok|okay|good|fine|great)(?: today)?[.!?,;\s–—-]+/iu,
  /^(?:how are you|how's it going|what's up)(?: doing)?(?: today)?[?!.,\s]+/iu,
  /^sorry (?:to|for) (?:bother(?:ing)?|disturb(?:ing)?|trouble|troubling)(?: you)?(?: again)?[,.!;\s–—-]+(?:but )?/iu,
  /^(?:(?:a )?quick (?:one|question|math|maths|favou?r|check|task)|question|one more (?:thing|question)|random question|(?:ok(?:ay)?|alright|right|so|well|um+|hmm+|basically|so like|like so|anyway|now|listen|look|please|pls|plz|kindly))(?=[\s,.:;!–—-])[\s,.:;!–—-]+(?:for you[\s,:–—-]+)?/iu,
  /^(?:so )?(?:i )?(?:would|'d|’d)? ?(?:be (?:very |so |really |most )?(?:grateful|thankful|glad|happy)|appreciate it|love it) if you (?:could|would|can) (?:please |kindly )?/iu,
  /^(?:can|could|would|will) (?:you|u|ya|someone|anyone)(?: please| pls| plz| kindly| possibly| maybe| perhaps| quickly| just)*(?: be so kind(?: as)? to)?(?: (?:help me|give me a hand)(?: to| and| with)?)?(?: (?:tell|let) (?:me|us)(?: know)?)? /iu,
  /^(?:please |pls )?(?:do me a favou?r(?: and|,|:)|help me(?: to| with)?|(?:can|could) you help me(?: to| with)?|i need (?:some |your )?help(?: with)?[,:.]?|i need to (?:know|find out|work out)|i(?:'d|’d| would)? (?:like|want) (?:you )?to(?: know| find out)?:?|i need you to|i was wondering(?: if you (?:could|can)(?: tell me)?)?,?|i wonder (?:if|whether) you (?:could|can)(?: tell me)?|i(?:'m| am) wondering(?: if you (?:could|can)(?: tell me)?)?,?|any chance you (?:could|can)|mind telling me|just tell me|tell me|let me know|do you know|any idea|i(?:'m| am) curious[,:]?) /iu,
  /^(?:my|our|the) \p{L}+(?: \p{L}+)? (?:wants|needs|would like|asked me|asks|asked|is asking)(?: us| me)?(?: to (?:know|find out|work out))?[:,]? (?=(?:what|how|which|when|who|is|are|calculate|compute|find|convert|sort)\b)/iu,
  /^like,? (?=(?:what|how|when|which)\b)/iu,
  /^(?:task|question|request|instruction|instructions|query|problem|exercise|q)\s*:\s*/iu,
];
const GERUND = /^would you mind (\p{L}+?)(t|v|x|g|k|p)?ing /iu;
const NEEDED = /^(?:i )?(?:just )?(?:need|want) (?=the |a |an |an? )/iu;
const CLOSINGS: readonly RegExp[] = [
  /[\s,.!;–—-]{1,8}(?:(?:[Ww]ith )?(?:[Kk]ind(?:est)?|[Bb]est|[Ww]arm(?:est)?)?(?: and best)? ?[Rr]egards|[Ss]incerely(?: yours)?|[Yy]ours(?: sincerely| truly| faithfully)?|[Bb]est(?: wishes)?|[Aa]ll the best|(?:[Mm]any |[Kk]ind )?(?:[Tt]hanks|[Tt]hank you)|[Tt]hx|[Cc]heers)[,!.]*\s+\p{Lu}\p{L}+(?: \p{Lu}\p{L}*\.?)?[.!]*$/u,
  /[\s,.!?;:–—-]{1,8}(?:(?:many |lots of )?(?:thanks|thank you|thankyou|thank u|thx|thnx|tks|ty|cheers|ta)(?: (?:so|very) much| a lot| a bunch| a million| again| in advance| for (?:your|the) help)*|please|pls|plz|real quick|quickly|lol|haha|asap|mate|buddy|if you can|if (?:that's|that is) ok(?:ay)?|when you (?:can|get a (?:chance|minute|moment)|have a (?:chance|minute|moment))|(?:i(?:'d| would)|would) (?:really )?appreciate it|(?:kind|best|warm) regards|for me|have a (?:nice|good|great) (?:day|one|weekend))(?:[\s.!?]|:\)|;\))*$/iu,
  /(?<=\d[^?.!]{0,40})[,;]? ?(?:what does that (?:make|come to|give)|how much is that(?: in total)?|what do i get|what(?:'s| is) that)\s*\??$/iu,
  /(?:[\s!]{1,8}|\?{2,9}|(?<=\?)[!?]{1,8}|:\)|;\))$/u,
];
/** A sentence before the task that only says what it is for: it has no figure, no condition and no order. */
const PURPOSE =
  /^(?:i|i'm|i’m|i am|my|we|we're|we’re|our|this|it's|it’s|it is)\b[^.!?\n\d]{0,120}\b(?:report|boss|manager|class|project|presentation|exam|spreadsheet|assignment|homework|meeting|stuck|curious|wondering|question|favou?r|help|budget|trip|quiz|essay|paper|test|kid|son|daughter|colleague|school|work|bookkeeping|accounting|planning)\b[^.!?\n\d]{0,60}[.!?\n]+\s*(?=\S)/iu;
const CONDITION =
  /\b(?:if|unless|except|without|only|not|never|half|double|twice|triple|each|every|than|excluding|ignore|always|until|when|per|less|more|minus|plus|percent|zero|one|two|three|four|five|six|seven|eight|nine|ten|dozen|them|these|those)\b|[:%$€£\uE000]/iu;
/** "what 3/8 is as a decimal", as it stands behind "could you tell me". */
const TOLD =
  /^(what|when) ((?:the |my |-?[$€£]?\d))([^?\n]{1,200}?) (is|was|are|will be)( (?:as|in|to|on) [^?\n]{1,80})?\??$/iu;
const THERE = /^(how many [\p{L} -]{2,40}?) there (?:are|is)(?= )/iu;
const PASSES_MAX = 12;

/** The verb of "would you mind converting". */
function ungerund(text: string): string {
  const found = GERUND.exec(text);
  if (!found) return text;
  const stem = `${found[1]}${found[2] ?? ""}`;
  const verb =
    /^(?:giv|tak|mak|calculat|comput|divid|us|encod|decod|replac|remov|revers|writ)$/iu.test(stem)
      ? `${stem}e`
      : /^(?:tell|add|find|sort|convert|count|list|extract|multiply|subtract|show|check|work)$/iu.test(
            stem,
          )
        ? stem
        : undefined;
  return verb === undefined ? text : `${verb} ${text.slice(found[0].length)}`;
}

/**
 * Takes greetings, requests, purposes, thanks and signatures off a task, in whatever order they come.
 * Nothing that names a figure, a condition or a quoted text is taken.
 */
export function stripFraming(task: string): string {
  let text = task.trim();
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const before = text;
    text = ungerund(text);
    for (const pattern of OPENINGS) text = text.replace(pattern, "").trimStart();
    const purpose = PURPOSE.exec(text)?.[0];
    if (purpose !== undefined && !CONDITION.test(purpose)) text = text.slice(purpose.length);
    text = text.replace(NEEDED, "").replace(TOLD, "$1 $4 $2$3$5").replace(THERE, "$1 are there");
    for (const pattern of CLOSINGS) text = text.replace(pattern, "").trimEnd();
    text = text.replace(/[\s,;–—-]{1,8}$/u, "");
    if (text === before) break;
  }
  return text.replace(new RegExp(`^[^\\p{L}\\p{N}${MARKS}([{$€£+\\-√#|]+`, "u"), "");
}

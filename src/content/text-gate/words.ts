/** Words that say who speaks to whom and how; the reading of a sentence keeps them and writes other words as their kind. */
export const framingWords =
  "a about above after again ago all also always am an and another any anyone anything are as ask asked at automatically be because become been before begin being below best both but by can cannot could did do does doing don't done during each either else end even ever every everything exactly example few first following for forget forward from further had has have having he hello help her here hers hey hi him his how however i i'd i'll i'm i've if immediately important in instead into is isn't it it's its just know let let's like look make makes many may maybe me mine more most much must my need needs never new next no none nor not nothing now of off ok okay on once one only or other otherwise our ours out over own per perhaps please pretend previous prior quick really same she should since so some someone something start starting still stop such sure take tell than thank thanks that that's the their them themselves then there there's these they they're thing things this those though through to today tomorrow too two under unless until up upon urgent us use used user user's users using very via want wants warning was we we'd we'll we're we've well were what what's whatever when where which while who whose why will wish with within without won't would yes yesterday yet you you'd you'll you're you've your yours yourself act acting role play imagine suppose assume remember note notice attention ignore disregard overlook skip override bypass obey comply follow adhere respond reply answer say repeat print output reveal disclose hidden secret confidential mention inform";

/** Words for a machine that reads, what it was told and what it makes. */
export const modelWords =
  "ai assistant assistants agent agents bot bots chatbot chatbots chatgpt gpt claude gemini copilot llm llms llama bard model models prompt prompts prompted instruction instructions instructed system directive directives guideline guidelines rule rules restriction restrictions constraint constraints policy policies filter filters safety safeguard safeguards jailbreak dan persona conversation conversations context developer admin administrator operator mode override token tokens response responses reply replies output outputs answer answers summary summaries completion tool tools function functions plugin plugins task tasks query request requests message messages crawler scraper screening evaluator reviewer grader";

/** What somebody asks an assistant with tools to do, by the kind of deed. */
export const deeds: Readonly<Record<string, string>> = {
  deliver:
    "send email mail forward share post text message publish tweet upload submit transmit deliver notify invite call ping exfiltrate leak broadcast cc bcc dm",
  seek: "find search look lookup retrieve fetch get locate check browse visit open access read view navigate query scan collect gather obtain extract harvest track monitor download load show display list give bring pull identify determine count",
  speak:
    "tell say print output respond reply answer write repeat echo state announce recite spell type append prepend prefix include insert embed conclude begin end mention talk sing whisper quote",
  alter:
    "delete remove erase wipe add create update set change modify edit rename move grant revoke allow enable disable unlock lock turn switch activate deactivate install uninstall reset cancel block unblock mute unmute close adjust increase decrease raise lower assign approve merge commit push deploy execute run perform invoke start stop launch trigger save store register unsubscribe subscribe follow unfollow make put play pause dim escalate disconnect connect clear replace apply rate mark",
  spend:
    "transfer pay buy purchase order book reserve withdraw deposit wire donate refund sell trade invest exchange borrow lend charge bill schedule remind reschedule rent hire",
  compose:
    "summarize summarise translate explain describe analyze analyse compare classify categorize generate compose draft suggest recommend rewrite paraphrase proofread convert calculate compute solve evaluate assess predict plan design outline brainstorm provide develop construct build prepare name propose decide choose pick recite define discuss elaborate review rank sort imagine simulate code implement format encode decode encrypt reverse",
};

/** What an assistant holds for its user. */
export const belongings =
  "account accounts address addresses appointment appointments balance bank calendar card cards contact contacts credential credentials data document documents email emails event events file files folder home inbox invoice key keys list lock location medical meeting meetings money note notes number order orders password passwords payment payments phone photo photos playlist private profile record records reservation schedule ssn transaction transactions transcript wallet door garage light lights alarm thermostat device devices history password details information credit flight hotel ticket tickets prescription patient friend friends repository repo token channel link website";

/** Words that begin a question. */
export const questionWords =
  "what what's who whose whom which when where why how is are was were do does did can could would will should has have am may shall";

/** Cooking, workshop and computer verbs with which manuals and recipes address their human reader. */
export const manualVerbs =
  "add bake beat boil bring chop combine cook cool cover cut dice drain drizzle fold fry garnish grate grease heat knead let marinate melt mince mix peel place pour preheat reduce refrigerate remove rinse roast roll season serve sift simmer slice spread sprinkle stir strain toss transfer whisk wash attach adjust assemble clean configure click connect copy define disconnect drag edit ensure enter import insert install keep log make navigate note paste plug press pull push put replace restart run save scroll see select set specify switch tap tighten turn type unplug update use verify wait check choose clone compile consider refer try avoid allow pass call return declare";

/** Words that are counted under a trait of a sentence (`SENTENCE_TRAITS`). */
export const traitWords: Readonly<Record<string, string>> = {
  asksPolitely: "please kindly pls bitte por favor",
  you: "you your you're you'll you've you'd yours yourself",
  me: "me my mine myself",
  i: "i i'm i'll i've i'd",
  we: "we us our we're we'll we've ours",
  user: "user user's users operator human customer owner",
  thirdPerson: "he she they him them his their it its her",
  override:
    "ignore disregard forget override bypass overlook skip discard abandon supersede replaces cancel void pretend obey comply jailbreak unrestricted",
  secrecy:
    "secret secretly silently quietly hidden hide conceal confidential covertly discreetly without unnoticed reveal disclose leak steal exfiltrate verbatim",
  obligation: "must should shall always need have required only immediately now urgent",
  prohibition: "not don't never no nothing nobody cannot can't refuse stop",
  instead: "instead rather from new next then first before after henceforth starting",
  pointing: "this these above following below previous here earlier prior that",
};

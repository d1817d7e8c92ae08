import { englishMovements } from "./english-movements.js";
import type { PhrasePack } from "./phrase-pack.js";

/** The sentences of English scripts. */
export const englishPhrases: PhrasePack = {
  pronouns: ["this subject", "the subject", "all this"],
  and: " and ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  hooks: [
    "What {comes to mind|do you think of|springs to mind|crosses your mind} when {somebody mentions|someone brings up|you hear about|a friend tells you about} <subject>?",
    "{Stop|Pause|Hold on|Wait} for a {moment|breath|heartbeat}, because {this is about|we need to talk about|the next words are about|everything here is about} <subject>.",
    "{Let's|Let us} {talk|speak} {plainly|openly|honestly|frankly|simply} about <subject>, {and keep it to what we know|with no detours|and take it step by step|without any fuss}.",
    "How {much|well} do you {really|actually|honestly} know {about <subject>|your way around <subject>}, and {what would you still like to hear|what is still missing|where would you begin}?",
    "{Give|Lend} us {a little time|your ears|a bit of your attention|a quiet moment} for <subject>{|, and listen closely|, from start to finish|, and nothing else}.",
    "There {are|may be} {plenty of|a lot of|many} things to {talk about|think about} today, and we {chose|picked|settled on} <subject>.",
    "{Before you scroll on|Before you look away|Before the day carries on|Before anything else}, {here comes|hear this|let us tell you about|a few words on} {|something about }<subject>.",
    "{Say it out loud|Say the words|Try saying it aloud} and {see|notice} what happens: <subject>.",
    "{So, what is|What exactly is|What is really} {the story with|the story behind|behind} <subject>?",
  ],
  kindHooks: {
    product: [
      "What would {change|be different|shift|feel new} in your {day|week|routine|everyday life|plans} with <subject>{|, honestly|, do you think|, from tomorrow on|, all things considered|, if you let it|, hand on heart}?",
      "Have you been {looking for|waiting for|hoping for|searching for|dreaming of} something like <subject>{|, openly or in secret|, for a while|, without knowing it|, lately|, all this time}?",
      "{Meet|Say hello to|Here comes|Make room for|Take a good look at} <subject>, {and judge for yourself|and see what you make of it|and form your own opinion}.",
      "{Suppose|Imagine} you {stumble|come} {upon|across} <subject> {today|this week|this afternoon}: what would you {ask|check|want to know} {right away|straight away|before all else}?",
    ],
    event: [
      "{Get|Fetch|Open|Grab} your {calendar|diary|planner}, because {this is about|we are talking about|you will want to write down} <subject>.",
      "What are your plans, and is there {still room|any space left|a gap} in them for <subject>?",
      "{Some days|Certain days|A few dates} deserve a {circle|ring|star|bold mark} on the {calendar|wall calendar|kitchen calendar}, and {this is about such a day|here is our candidate|we have a suggestion}: <subject>.",
      "{Take|Treat|Regard} this as your {invitation|personal invitation|friendly invitation|reminder}{|, sent with a smile|, spoken out loud|, free of small print|, straight from us}: <subject>.",
    ],
    cause: [
      "{What if|What would happen if} nobody {spoke up|stood up|took the time|raised a hand} for <subject>?",
      "{Some things|Certain matters|A few things} {should not be left|cannot be left|must not be left} to {somebody else|chance|others|another day}, and {we mean|we are thinking of|among them we count} <subject>.",
      "Who {looks out for|speaks for|stands up for|cares about} <subject>, if we {do not|look away|keep quiet|stay silent}?",
      "{We are here|We are speaking up|We ask for your attention|These words are} for {a reason|a good reason|a simple reason}: <subject>.",
    ],
    lesson: [
      "Have you ever {wondered|asked yourself|tried to explain} {<question>|what is behind <subject>}?",
      "What would you {answer|say|reply} if {a child|a curious child|a stranger|your neighbour} asked you {<question>|about <subject>} {right now|out of the blue|over breakfast}?",
      "{Today|Right here|In this short lesson} we {look into|take apart|open up|explore} {a question|something} {worth|that rewards} a {closer|slower|patient} look: <subject>.",
      "You have {heard|read|seen} the words {often enough|before}, but {could you explain|what do you know about|how would you explain} {<question>|<subject>}{ to a friend| to someone new|}?",
    ],
    news: [
      "{We have|There is|Here is} {news|something new} to {share|report|pass on}, and it {concerns|is about} <subject>.",
      "{Have you heard|Did you hear|Has word reached you} about <subject> {yet|already}?",
      "{Something is changing|There is movement|There is an update}, so {listen closely|stay with us|hear it from us}: <subject>.",
    ],
    hiring: [
      "{Could this be|Is this|Might this be} your {next step|next move|next Monday morning}: <subject>?",
      "{Are you looking|Have you been looking|Do you know somebody who is looking} for {something new|a change|a fresh start|a new team}, {then why not this|and could this be it}: <subject>?",
      "Picture your {name|name badge|coat} on the {door|hook|list}, because {this is about|we are talking about} <subject>.",
    ],
    story: [
      "{Come closer|Pull up a chair|Settle in|Lean back}, because {this story is about|our story is about|the tale begins with|we begin with} <subject>.",
      "Have you heard {the story of|the tale of|this about} <subject>{, or did it pass you by|, or is it new to you}?",
      "{Every story starts somewhere|A story needs a beginning|All tales begin somewhere}, and {this tale|ours|this story} starts with <subject>.",
    ],
    steps: [
      "{Hands ready|Sleeves up|Apron on or off}, {because we are going to|and together we will|and now let us} {tackle|work through|take on} <subject>, {step by step|in order|without rushing|in plain words}.",
      "{You can do this|You can follow along|Anyone can follow along}: <subject>, {explained|told} {in order|step by step|in plain words}.",
      "What does it {take|need} to get {through|from start to finish with} <subject>?",
    ],
  },
  toneHooks: {
    funny: [
      "{Nobody asked for it|You did not see this coming|Brace yourself|Put the kettle on}, and {yet here we are|still, here it comes|here we go anyway}: <subject>.",
      "{Some people|Certain people|Other people} {collect stamps|talk to their plants|alphabetise their socks|argue with their toaster}, and we {talk about|get excited about|cannot stop talking about} <subject>.",
    ],
    urgent: [
      "{Listen now|Please listen|Stop what you are doing|Put everything else aside}, because <subject> cannot {wait|be put off|go unmentioned|be left for later}.",
      "{There is no time for small talk|We will get straight to it|No long introduction today}: <subject>.",
    ],
    warm: [
      "{It is good|How nice|We are glad} to have you here, because we {want|would love} to {tell you about|share|talk with you about} <subject>.",
      "{Come in|Sit down with us|Stay a little}, and let us {tell you|talk} about <subject>.",
    ],
    formal: [
      "{Thank you for your attention|Welcome, and thank you for listening}; {our subject is|we will address|we turn to} <subject>.",
      "{Allow us|Permit us} to {introduce|present|turn to} {our subject|the matter at hand}: <subject>.",
    ],
    energetic: [
      "{Ready or not|All set|Wide awake now}, {here we go|off we go|in we jump}, {straight to|right into|full speed to} <subject>!",
      "{Turn it up|Wake up|Heads up|On your feet}, everybody, {it's time for|here comes|we're talking about} <subject>!",
    ],
    calm: [
      "{Take a slow breath|Let your shoulders drop|Breathe out}, and {let us turn|come with us|let your thoughts drift} {gently|slowly|quietly} to <subject>.",
      "There is no {hurry|rush} here, just {a quiet moment|a little time|a calm voice} and <subject>.",
    ],
    serious: [
      "This is {not a light matter|a serious matter|something to take seriously}, and we will {treat|handle|discuss} it {with care|plainly|without ornament}: <subject>.",
      "{We owe|Let us give} <subject> {an honest look|our full attention|clear words|a sober look}.",
    ],
  },
  shortHooks: [
    "{Think of|Consider|Picture|Here comes|Now hear this:|This is about|Today it's about|It's all about|Let's talk about|Let's look at|Attention please:}{| now:| for a moment:} <subject>{|, right here|, right now|, just briefly|, plain and simple|, in few words|, nothing else}.",
    "{A quick|A short|A plain|An honest|A fair|An open|A simple|A friendly|A small|A calm} {question|thought|word|note|message|reminder} {on|about|concerning|regarding} <subject>{|, right here|, right now|, if you will|, from us to you|, just briefly}.",
    "{Curious about|Heard about|Ready for|Ever thought about|Got a moment for|Time to talk about|Interested in|Any thoughts on|Questions about} <subject>{|, by any chance|, right now|, perhaps|, maybe|, honestly|, at this hour|, today}?",
  ],
  audienceHooks: [
    "{This {is|goes out|was written}|These words are|What follows is|We made this} for <audience>: {let's|let us} {talk about|look at|turn to|think about} <subject>.",
    "What {could|might|will} <subject> {mean|hold|change|offer|look like} for <audience>{|, seen up close|, honestly|, day by day|, from where they stand|, after all|, in plain terms|, this week}?",
    "{If we could|If we may} {speak|talk} to <audience> {directly|plainly|for a moment}, we would {begin with|bring up|start with|talk about} <subject>.",
    "{We are speaking|We want to talk|Let us speak} to <audience> {today|now|here}, and {our subject is|the subject is|it concerns|it is about} <subject>.",
    "{Attention|A word|A message|Good to know}, {especially|above all|particularly} for <audience>: {this is about|we are talking about|the subject is} <subject>.",
  ],
  shortAudienceHooks: [
    "{A word|A note|A message|A quick hello|Something|A few words|A thought|An idea|A hint|News|A heads-up|A call} {for|meant for|just for|especially for|aimed at|above all for|of interest to} <audience>{:|, on|, about|, all about|, concerning} <subject>{|, right now|, right here|, in short|, plainly|, today}.",
    "{Dear listeners|Hello|Listen|Look here|Good day|Welcome|Hear this}, {for|especially for|above all for|just for|particularly for} <audience>: <subject>{|, right now|, in short|, plain and simple|, today|, up close|, and nothing else}.",
  ],
  promises: [
    "{Stay with us|Stay a while|Keep listening|Give it a little time}, and <topic> will {get|have|receive} {our full attention|all the room we have|a fair hearing}, {point by point|bit by bit|from start to finish|without shortcuts}.",
    "We will {walk|go|move} through {what there is to know|what we were told|the facts we have} about <topic>, {and leave the verdict to you|and you can make up your own mind|and then it is your turn}.",
    "{No tricks|No drum roll|No big promises}, just <topic>, {told plainly|told in order|in plain words|calmly and clearly}, {so that you can judge for yourself|and room for your own thoughts|with time to think along}.",
    "By the {end|close|time we finish|time we fall silent}, <topic> should {feel|sound|seem|look} {familiar|a little closer|clearer|less distant|easier to talk about} to you, {and worth another thought|whatever you decide to do with it|even if you only listen in passing|and we hope you have questions|whichever side you take}.",
    "Let <topic> {be|become} the {thread|guiding thread|compass|common thread} {here|of the next moments|to hold on to|for the time we share|of our talk}, and {follow where it leads|see where we end up|tell us where you would turn|pull on it as you like|let it run through your own day}.",
  ],
  leads: [
    "{Here|Right here} is {something|a detail|a point|a piece of it|a fact} {worth|that is worth} {knowing|keeping|remembering|writing down|hearing}: ",
    "{Keep|Hold|Bear} {this|that|the following} in {mind|your thoughts|your head}{| from here on| for later| as we go on}: ",
    "{Write|Note|Jot} {this|the next part|the following} down{| if you like| somewhere safe| word for word}: ",
    "{The facts|The details} {say|tell us|put it} {it plainly|this much|it simply}: ",
    "{About|Regarding|Concerning|When it comes to} <topic>, {know this|remember this|note this|hear this|this matters}: ",
    "{Also part of|Part of|And part of} <topic>{| here| in this picture}, {and easily missed|and worth hearing|as far as we know}: ",
    "{Let's|We should|We can} be {specific|clear|precise|exact} {here|now|about this|for a moment}: ",
    "{And|Now} {for|to} {the practical side|the details|the heart of it|the plain facts|the particulars}: ",
    "{Part|A piece|An important part|A plain part} of {the story|the picture|the whole} {is|goes like} this: ",
    "{Someone|Somebody|You} {may|might|will} ask {what|how much|where} {exactly|precisely}, so {here it is|let us say it|to be clear}: ",
    "{You should|You will want to|It helps to|It is good to} {know|hear|remember} {this|the following|this too|this much} {as well|about it|from us|up front}: ",
    "{Another|The next} {point|thing|detail|piece} {to|you can} {take along|hold on to|remember|take home|note}: ",
    "{Pay attention to|Listen for|Do not miss|Do not overlook} {this|the next} {part|bit|detail|line}: ",
    "{In|With} {plain|simple|clear|everyday|few} words{| again|, then|, and nothing added}: ",
  ],
  shortLeads: [
    "{Note|Know|Remember|Keep|Mark|Hear|Take|Catch} {this|it|that}{| well| too| now| please| down| here}: ",
    "{Also|Plus|Then|And|Next|Now|So|Good to know|Worth noting|Worth knowing|In short|Better yet|Bear in mind|Listen|Just so you know|The plain facts|For the record|On top}{|, and gladly|, in full|, to be clear|, as it stands|, word for word|, plainly}: ",
    "The {detail|plain fact|key point|good bit|short version|core|gist|point}{| here| now| again|, simply| of it}: ",
  ],
  shapeLeads: {
    sentence: [
      "{And yes|Yes|Indeed|In fact|As it happens|To be exact|To be clear|Simply put|In other words|Plainly said|For the record|And by the way|And remember|On that note}, ",
      "{It helps|It is good|It is worth your while|It is useful} to {know|remember|keep in mind|hear} that ",
      "{We should|We can|We may|Let us|We gladly} {add|mention|say|point out} {|here |openly |right away |as well }that ",
      "{We say it|Let us say it|You will hear it|We put it} {plainly|here and now|gladly|openly|without fuss}: ",
      "{Do not forget|Never forget|Remember|Keep in mind|Note|Bear in mind}{|, too,|, please,|, above all,} that ",
      "{With|Where} <topic> {in mind|in view|in front of us|on the table|at the centre}, {remember|note|know|hear|picture} {this|that this holds|the following}: ",
    ],
    noun: [
      "{Add|Now add|And add} to {that|this|the picture|the whole}: ",
      "{Think|Then think|Also think} of {this|the following}: ",
      "{Then|And then} there {is|comes} {this|this as well|this part}: ",
      "{On|High on} {the list|our list|the agenda}{| today| as well| too}: ",
    ],
    step: [
      "{To begin|To get going|From here|From there|After that|When that is done|As soon as you get there|As soon as you are ready|Without rushing|Next}{|, in your own time|, with a steady hand|, and take it easy|, step by step|, just as calmly}, ",
      "{Now|Then|And now|And then|Here|At this point}{| comes the moment to act| it is your turn| take your time}: ",
      "{Your|The} next {move|task|job|step} {is simple|is clear|sounds like this|goes like this}: ",
      "{Take care|Take your time|Stay patient|Keep calm|Stay with it} {here|with this part|at this point|now} and ",
    ],
    question: [
      "{Ask yourself|Tell us|Be honest|Think about it|Quick question|Let us ask you|Say}{| openly| honestly| plainly| for a moment|, hand on heart}: ",
      "{The|A|Our} question {on the table|in the air|to you|that stays} {is this|is simple|reads}: ",
      "{So here|Here} is {a|the} question{| for you| to carry along| for the road| to begin with}: ",
      "{Many|Plenty of} questions lead to <topic>, {this among them|and here is ours|for example}: ",
    ],
  },
  toneLeads: {
    funny: [
      "{No joke|Hold your laughter|Try to keep a straight face|Drum roll, please|We checked, and it is true|Stay seated}: ",
      "{Your inner critic|Your cat|Your couch|Your alarm clock} may {object|disagree|roll its eyes}, but {still|here it is|facts are facts}: ",
    ],
    urgent: [
      "{Do not wait to hear this|This matters now|Time counts, so hear this|There is no sense in waiting|Please take this seriously}: ",
      "{Right now|At this moment|Today}, {remember|keep in mind|hear} {this|the following}: ",
    ],
    warm: [
      "{Between us|From us to you|With a smile|From the heart|Among friends}{| we say it gladly|, and gladly|, quite simply}: ",
      "{You will be glad to hear|It is lovely to tell you|We are happy to share|We gladly tell you} {this|the next part|the following}: ",
    ],
    formal: [
      "{We wish to note|We would like to point out|Please note|Kindly note|It should be noted}{| here| in addition| at this point}: ",
      "{For the sake of clarity|For the sake of completeness|For your information|In this connection}: ",
    ],
    energetic: [
      "{Here we go|Get this|Listen up|Hold tight|Keep up|Ready}{| now| again| for more|, everybody}: ",
      "{And it goes on|And we keep going|On we go|No slowing down}{| now| from here|, because}: ",
    ],
    calm: [
      "{Quietly|Slowly|Gently|Without hurry} {take this in|let this settle|hear this|notice this}: ",
      "{Let this|Allow this to} {sink in|settle|arrive} {for a while|in its own time|quietly}: ",
    ],
    serious: [
      "{We say this with care|This deserves to be heard|We do not say it lightly|Let it stand as it is|Without ornament}: ",
      "{Consider|Weigh|Take in} {this|the following} {soberly|carefully|with care|calmly}: ",
    ],
  },
  afterthoughts: [
    ", and {that|this} {is worth|deserves|has earned} {a place in your memory|a moment of thought|a nod|a line in your notes|repeating}",
    ", {plain and simple|no more and no less|just like that|as simple as that|word for word}",
    ", {so|and so} {make a note of it|keep it in mind|hold on to it|pass it on|let it sink in}{| if you can| while you listen| before we move on|}",
    ", and that {belongs|is part of what belongs} {to <topic>|in any picture of <topic>}",
    ", {if you want to know exactly|to be precise|to say it exactly|in case you were wondering|in case anyone asks}",
    ", and {we leave it at that|we will not dress it up|we add nothing to it|the rest is up to you|you can take it from there}",
    ", {which|and that} {says a good deal about|tells you something about|brings us back to|fits with} <topic>",
  ],
  keyLines: [
    "{Let|Just let} <key> {echo|sink in|stand there|ring out} for a {moment|breath}, {and tell yourself what it means for you|then place it beside <topic>|because we mention it for a reason}.",
    "If {you remember only|only} {a small detail stays|a little of this stays} with you, {let it be|make it} <key>.",
    "{Whenever|If ever} <key> comes up again, {you will know where it belongs|think of <topic>|you can say you heard it here|you will have the context}.",
    "{Would you|Could you} {repeat|recall|place} <key> {tomorrow|later today|a week from now|at dinner} if {somebody|a friend|a colleague} asked {you|you about <topic>}?",
    "{Put|Write|Place|Set} <key> {next to|beside|right under} <topic> {in your notes|on your list|on a slip of paper}, and they {stay together|are easier to find|will not get lost}.",
    "{Say|Read} <key> {aloud|out loud|slowly|quietly}, {and hear how it sounds|and it sticks more easily|as if you were telling a friend}.",
    "{What does|What might} <key> {mean|change} {to you|for you|in your case}, {seen from where you stand|honestly|and whom would you tell about it}?",
    "{We come back to|Let us return to|Back to} <key>, {because details like that get lost easily|since it deserves another hearing|so that it does not slip by}.",
    "{Someone|Somebody} {near you|you know|in your circle} may {ask you about|bring up|wonder about} <key>, so {pass it on|keep it ready|have it at hand}.",
    "{Underline|Circle|Highlight} <key> {in your mind|in red if you like|in your notes}, and {move on when you are ready|keep listening|let the rest gather around it}.",
  ],
  audienceLines: [
    "{We have|We had|We kept} <audience> in mind {with every word about|when we thought about|all along in talking about|while we prepared these words on} <topic>, {so take it personally|and we mean it|so listen for your own part in it|and we hope it shows|so tell us if we got it right|and nobody by accident}.",
    "{In|With} every {word|line|thought} about <topic>, we {picture|imagine|keep in mind} <audience> {listening|asking back|thinking along|weighing each detail|nodding or frowning|making up their minds|taking notes|looking for their own part}.",
    "If you {know|meet|live or work with} <audience>, {tell them about|mention|bring up} <topic> {tonight|this week|the next time you talk|when the moment is right}.",
    "For <audience>, {the question is simple|it comes down to this}: {where could|how might} <topic> {fit in|belong|find a place}?",
    "{Nobody|No expert} {knows|understands} the {days|worries|wishes|questions} of <audience> {better than you do yourself|better than the people concerned}, so {measure|hold} <topic> {against them|up to them}.",
    "{To|For} <audience> we {say|repeat} it {gladly|openly|plainly}: {make|take} {time for|your own picture of|up your own mind about} <topic>.",
  ],
  recapLeads: [
    "{So|And so|Now}, {to sum up|to gather it up|in review|looking back}{|, in a line|, briefly|, without ornament}: ",
    "{Say it back|Repeat it|Tell it onward|Run through it} {anew|again} {in your head|quietly|with us|in your own words}: ",
    "{What stays|What remains|What we keep|What you take home} {from all this|from these moments|in the end|of <topic>}{| is this}: ",
    "{In case it slipped by|In case you missed it|To make it stick|For good measure}, {again|here it is again|we repeat}: ",
    "{We said it earlier|You heard it before|It came up already|You may remember}, and it {bears repeating|is worth repeating|holds}: ",
    "{Tomorrow|Later|On the way home}, {you can tell a friend|you might recall|this may come back to you}: ",
  ],
  movements: englishMovements,
  actionCloses: [
    "{So|And so|Now} {it is your turn|the next move is yours|the rest is up to you|it is over to you}: <action>.",
    "{If <topic> {speaks|matters} to you|If this speaks to you|If you have listened this far|If you are still with us}, {then do this|here is what to do|there is a simple next step}: <action>.",
    "{Do not leave it at listening|Do not just nod|Do not let it end here|Turn the thought into a deed}: <action>.",
    "{Our request is simple|We ask just this of you|All we ask|Here is what we ask}: <action>.",
    "{When you are ready|As soon as you can|The moment this ends|Before you forget}, <action>.",
    "{Take the next step|Make it happen|Make a start|Let it begin with you}{| today| with us|, for <topic>}: <action>.",
  ],
  shortActionCloses: [
    "{So|Now|And|Then|Right|Well|Come on|Good}{,|, then,|, please,|, go ahead:|, your turn:|, do this:|, over to you:|, next step:|, in short:|, without delay:|, while you remember:|, before you forget:|, as a start:|, if you like this:} <action>.",
    "{Your turn|Next step|Go ahead|Your move|Over to you|The next move|A small step|All that is left|Last thing|Here goes|Our request|What to do}{| now| today| from here|, simply|, please|, if you like|, in short|, plain and simple}: <action>.",
  ],
  looseActionCloses: [
    "{Your next step|The next step|What comes next|Where to go from here|The way forward}{| from here| is clear| is simple}: <action>.",
    "{Keep|Remember|Take along|Leave with} {this|these words|the following}{| from us| at the end| above all}: <action>.",
    "{And to close|To finish|In closing|And finally}{|, remember|, take this along|, for the road}: <action>.",
  ],
  closes: [
    "{So, the next time you|Whenever you|When you} {hear about|think of|come across} <topic>, {remember|think back to} {this moment|what you heard here|these few words}{ and make up your own mind| and smile| and take your own view|, and tell us what you found|, if only for a moment|, and look a little closer}.",
    "{Take|Carry} <topic> {with you|along|home with you} {into the rest of the day|from here|when you go}, {and give it a thought of your own|and see what becomes of it|and let it keep you company|and mention it to somebody you like|and weigh it in peace|and keep whatever was useful}.",
    "{That was|This was} <topic>, {told as plainly as we could|in the words we have|with nothing added|as we know it today|from start to finish}, and {the rest belongs to you|now the thought is yours|the last word is yours|the next question is yours|you may take it from here|we thank you for listening}.",
    "{Let|So let} <topic> {stay with you|rest in your mind|linger} a little {longer|while}, {and talk about it with somebody you trust|and see where the thought leads|and decide what it means to you|and come back to it when the day gets quiet|and tell us some time what became of it|and notice whether it changes anything|and sleep on it before you judge}.",
    "What will you {remember|keep|take along} of <topic> {tomorrow|when you wake up tomorrow|by the end of the week}, and {whom will you tell|who should hear it from you|what will you do with it|what would you still ask|where will it take you|which part will you doubt}?",
    "{We began|We started} with <topic>, and we {end|stop|finish} there {too|as well}, {with thanks for listening|grateful for your time|and leave you to your thoughts|glad that you stayed|with an open question or so|and hand the word to you|until we meet again|and wish you a good day}.",
  ],
  shortCloses: [
    "{Keep|Hold|Carry|Bear} <topic> in {mind|your thoughts|your heart|view}{| today| for now| a while|, will you}.",
    "{Remember|Think about|Think of|Talk about|Look again at|Come back to} <topic>{| today| tonight| tomorrow| soon| for a while| now and then}.",
  ],
  cues: {
    hook: [
      "{Open on|Fade in on|Slow reveal of|Title card:|Full screen:|Camera finds} <topic>",
      "{Speaker to camera|Direct look into the lens}, title: <topic>",
      "{Large text|Bold text|Headline}: <topic>",
    ],
    fact: [
      "{On screen|Caption|Text overlay|Lower third|Large type|Highlighted}: <key>",
      "{Close-up|Insert shot|Slow pan|Detail shot}, {caption|text|overlay}: <key>",
    ],
    close: [
      "{Fade out|Slow fade|Final frame|Last shot}, {words|title|text}: <topic>",
      "{Speaker smiles|Speaker pauses|Quiet last look}, title: <topic>",
    ],
    action: [
      "{End card|Final card|Closing card|Last frame}: <action>",
      "{Call to action|Closing line} on screen: <action>",
    ],
  },
};

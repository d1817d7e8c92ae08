import { englishDevelopments, englishKindDevelopments } from "./english-developments.js";
import type { FactPhrases } from "./phrase-pack.js";

/** How English scripts speak facts. */
export const englishFacts: FactPhrases = {
  leads: {
    any: [
      "{Here's|Here is} {how it looks|what you get to know|the next thing to know|what belongs to it} {with|when it comes to} <topic>: <fact>.",
      "{What|And what} {should you know|is there to know|do we know} about <topic>? {For one thing|To start with|Well}, <fact>.",
      "{And|Then|Next|Now} {there's|there is} {this|something else|more}{| to tell| to know|, just as plainly}: <fact>.",
      "{So picture|Picture|Imagine} {this|the following|the scene}{| for a moment| with us|, if you like}: <fact>.",
      "{Let's|Let us} {start|begin|stay|go on} with {something simple|something concrete|what we know}: <fact>.",
      "{On to|Now to|Let's turn to|Back to} <topic>{| itself|, then|, and the details}: <fact>.",
      "{It's|It is} {quickly said|easily told|quite simple}{| with <topic>|, really|, in fact}: <fact>.",
    ],
    price: [
      "{Now|And now|So,} the price{|, before you have to ask|, since you'll ask anyway|, straight away|, plainly}: <fact>.",
      "{And what|So what|What} {does it cost|about the money|will it cost}{|, you ask|, you may wonder}: <fact>.",
      "{Let's|Let us} {talk money|get to the price|come to the cost}{| for a moment|, openly|, shall we}: <fact>.",
    ],
    percent: [
      "{Here comes|Here's|Now for} {the figure|a number} {to remember|for your notes|that counts here}: <fact>.",
      "{Watch|Mind} the {percentage|figure}{| here|, please|, it's easy to miss}: <fact>.",
    ],
    count: [
      "{Here's|Here is} a number {to hold on to|to picture|for you|to begin with}: <fact>.",
      "{Let's|Let us} {count|put a number on it|talk numbers}{| for a moment|, shall we|, quickly}: <fact>.",
      "{Numbers|Figures} {help|say a lot}{| here|, so count along|, so listen}: <fact>.",
    ],
    duration: [
      "{A word|Something|Now a word} about time{|, because it matters|, quickly|, since yours is short}: <fact>.",
      "{Watch|Mind|Keep an eye on} the clock{| here|, if you like|, for a second}: <fact>.",
      "{How long|And how long}{|, you ask|, you wonder| does it take|, exactly}: <fact>.",
    ],
    date: [
      "{Calendars out|Pens ready|Get your calendar}{|, please|, now|, it's time}: <fact>.",
      "{When|And when|So when}{| exactly|, you ask|, you wonder| is it}: <fact>.",
      "{There's|There is|We have} a date {to keep|to remember|for you}{|, so listen|, and it's fixed}: <fact>.",
    ],
    weekday: [
      "{And|Now|So} {which day|what day}{|, you ask|, exactly|, you wonder}: <fact>.",
      "{Think of|Look at} your week{| for a moment|, day by day}: <fact>.",
    ],
    time: [
      "{And|So|Now} {at what time|what time}{|, you ask|, exactly|, you wonder}: <fact>.",
      "{Look at|Watch|Mind} the clock{|, please| for this one|, it matters here}: <fact>.",
    ],
    measure: [
      "{Now|And now|Here's} something you can {measure|check|put a figure on}: <fact>.",
      "{In|Put in} {plain figures|numbers|figures}{|, then|, for once}: <fact>.",
    ],
    year: [
      "{Let's|We can} {go back|look back} {a little|in time|for a moment}: <fact>.",
      "{Some|A bit of} history{|, in passing|, quickly told|, if you like}: <fact>.",
    ],
    place: [
      "{And|So|Now} where{|, you ask|, exactly|, you wonder| is that}: <fact>.",
      "{Picture|See} the place{| with us| for a moment|, if you can}: <fact>.",
      "{Here's|That's} where {it happens|to look|we are}{|, on the map|, in the real world}: <fact>.",
    ],
    name: [
      "{Here's|There's|Now} a name to {remember|listen for|keep}: <fact>.",
      "{Names|Some names} {matter|help}{| here|, so listen|, of course}: <fact>.",
    ],
    quote: [
      "{Listen|Hear} {to the words|how it's said}{| themselves|, just as they are|, word by word}: <fact>.",
    ],
    link: [
      "{Write|Note} this {address|one} down{|, please|, letter by letter}: <fact>.",
      "{Where|And where} to {look|find it|read on}{|, you ask|, you wonder}: <fact>.",
    ],
  },
  firstLeads: [
    "{Let's|Let us|We'll} {start|begin} with {the basics|the simple part|what it is}{|, shall we| here|, plainly}: <fact>.",
    "{First things first|To begin with|To start with|For a start|From the top}{|, plainly| and quickly|, in a sentence}: <fact>.",
    "{What's|So what's|Now what's} {this about|it all about|behind it}{|, you ask|, you wonder}: <fact>.",
    "{Here's|Here is} {the idea|how it begins|what we mean}{| with <topic>|, plainly}: <fact>.",
  ],
  shortLeads: [
    "{Good to know|Worth knowing|Worth noting|Please note|Remember|Keep in mind|Don't forget|Mark this|Take note|In short|Put simply|Put briefly|To be clear|The key point|The gist|The plain facts|For your notes|One more thing|Listen|Now}{|, then|, by the way|, plainly|, for sure}: <fact>.",
    "{And|Also|Plus|So|Yes}{|, by the way|, please note|, in short|, briefly|, to be clear|, of course|, as promised|, naturally}, <fact>.",
  ],
  shapeLeads: {
    sentence: [
      "{And yes|In fact|By the way|And by the way|What's more|On top of that|As it happens|Put simply|And remember|In other words|To be exact}, <fact>.",
      "{It helps|It's good|It's useful|It's worth your while} to know that {|here, |with <topic>, }<fact>.",
      "{Don't forget|Keep in mind|Remember|Note|Bear in mind}{|, too,|, please,|, while we're at it,} that <fact>.",
      "{And|Also|So}{| with <topic>|, while we're here|, since you ask|, just so you know|, in case you wondered|, to be clear}, <fact>.",
    ],
    noun: [
      "{Add to|Now add to|And add to} {that|this|the picture|<topic>}: <fact>.",
      "{Then|And then|Also on the list|On the list}{|, too|, you'll see|, as promised}: <fact>.",
      "{Look forward to|Think of|Picture|Also think of} {this|the following}{|, too|, as well}: <fact>.",
    ],
    loose: [
      "{Add to|Now add to|And add to} {that|this|the picture|<topic>}: <fact>.",
      "{The|Some} {details|particulars}{| of <topic>|, briefly|, plainly}: <fact>.",
      "{Then|And then|Also|Next}{| for your notes|, in short|, just so you know}: <fact>.",
    ],
    step: [
      "{Now|Then|Next|And now|And then|After that|From here|Here|So}{|, in your own time|, step by step|, calmly|, with care|, just like that|, if you would|, simply}{:|,} <fact>.",
      "{Your|The} next {step|task|move|job}{| with <topic>|, then| is simple| is clear}: <fact>.",
      "{Take your time|Don't rush|Easy does it|Keep going|Ready when you are}{| here| with this part|, and then}: <fact>.",
      "{Still with <topic>|On with <topic>|<topic> goes on}{|, then|, step by step|, one thing at a time}: <fact>.",
    ],
    question: [
      "{Ask yourself|Be honest|Tell us|Quick question|Think about it|Say}{| openly| honestly|, hand on heart| for a moment|, just between us}: <fact>",
      "{So here's|Here's|There's} {a|the} question{| for you| to carry along| to begin with| before we go on}: <fact>",
    ],
  },
  toneLeads: {
    funny: [
      "{No joke|Keep a straight face|Drum roll, please|Stay seated|Hold on to your hat}{| now| for this one|, if you can|, please try}: <fact>.",
      "{Your cat|Your couch|Your alarm clock|Your toaster} may {disagree|roll its eyes|object}, but {still|here it is|facts are facts}: <fact>.",
    ],
    urgent: [
      "{This matters now|Time counts|Please take this in|Don't put this off}{|, so listen|, with <topic> above all}: <fact>.",
    ],
    warm: [
      "{Between us|From us to you|With a smile|Among friends}{|, and gladly|, quite simply|, just so you know}: <fact>.",
      "{You'll be glad to hear|It's nice to tell you|We're happy to share}{| this| the next part}: <fact>.",
    ],
    formal: [
      "{Please note|Kindly note|We wish to note|We would like to point out}{| the following| here| in addition}: <fact>.",
    ],
    energetic: [
      "{Here we go|Get this|Listen up|Ready|Keep up}{| now|, everybody| again|, it goes on}: <fact>.",
      "{On we go|No slowing down|And it goes on}{| now| from here| with <topic>}: <fact>.",
    ],
    calm: [
      "{Quietly|Slowly|Gently|Without hurry}{|, take this in|, let this settle|, hear this}: <fact>.",
    ],
    serious: [
      "{We say this with care|This deserves to be heard|We don't say it lightly}{| here|, and plainly|, about <topic>}: <fact>.",
      "{Take|Weigh} {this|the following} {soberly|with care|calmly}: <fact>.",
    ],
  },
  developments: englishDevelopments,
  kindDevelopments: englishKindDevelopments,
  turns: {
    any: [
      "{Suppose|Imagine} {a friend|a neighbour|a colleague|somebody} asks you about <topic>{| tonight| tomorrow| at the door}: {you could start like this|here's your first line|begin right here}, <fact>.",
      "{You may be thinking|Perhaps you think|Maybe you're wondering}, {is <topic> for me|why <topic>|what is <topic> to me}? {Here's|Take} {something|one thing} to {weigh|go by}{| before you answer| first}: <fact>.",
      "{Once more|Again|One more time}{|, for everyone who came in late|, so it sticks|, a little slower|, from the top}: <fact>.",
      "{True or false|Right or wrong|Yes or no}{|, what do you say|, quickly now}: <fact>? {It's|That's} {true|right}, {going by what we know|as we told you} of <topic>.",
      "{Tell it|Pass it on|Say it} in {your own words|one breath|plain words}{| to whoever asks| at dinner}: <fact>.",
      "{What|Which part} {will you remember|stays with you|would you tell first} of <topic>? {Perhaps|Maybe} {this|just this bit}{|, and that's plenty|, who knows}: <fact>.",
      "{In case|If} {you were pouring coffee|the doorbell rang|you looked away}{| just then| earlier}, {here it is again|we'll say it again|this is what you missed}: <fact>.",
      "{Somebody|Someone} will {doubt it|ask twice|raise an eyebrow}{|, of course|, and fair enough}, so {answer calmly|say it kindly|keep it simple}: <fact>.",
    ],
    price: [
      "{And if|If} {somebody|a friend|your other half} asks {what it costs|about the price}, {you can answer|say it straight|no need to guess}: <fact>.",
      "{Too dear, too cheap, or just right|A lot, a little, or fair}, {for <topic>|with <topic> in mind}? {You decide|Judge} for yourself{|, here's the sum|, in peace}: <fact>.",
    ],
    date: [
      "{When was that again|When was it again}, {you ask|someone asks}: {write it down now|here, once more}, <fact>.",
      "{Read|Check} {the calendar entry|your note} {back to us|once more}: <fact>.",
    ],
    place: [
      "{Where was that again|And where was that}, {you ask|someone asks}: {look here|once more}, <fact>.",
    ],
    count: [
      "{How many were there|How many was it}, {you ask|someone asks}: {let's count again|once more}, <fact>.",
    ],
    duration: [
      "{How long was it again|And how long was that}, {you ask|someone asks}: {once more|here it is}, <fact>.",
    ],
  },
  comparisons: [
    "<key> {on one side|here|on the left}, <other> {on the other|there|on the right}: {which {of the two |}would you {tell|mention|remember} first|which matters more to you|what do they say together}{| about <topic>| today}?",
    "{Put|Lay|Place} <key> next to <other>{| for a moment| on the table}, {and see which one stays with you|and ask which you would miss|and <topic> gets a shape}.",
    "{Some|A few} {people|listeners} will {think of|remember} <key>, {others|others again} of <other>; {which are you|where do you stand|what about you}{|, with <topic>|, honestly}?",
    "{If|Suppose} you {had to|could} keep only {one|a single detail}{| of <topic>|}, <key> or <other>: {which would it be|what would you choose|and why that one}?",
    "{From|Between} <key> {to|and} <other>: {there's|you'll find} {a whole story|room for your own questions|the shape of <topic>}{|, if you look twice|, in a few words}.",
    "{Tell|Ask} {a friend|someone near you} {about|what they make of} <key> and <other>{|, in that order|, one after the other}, and {see which one they ask about|watch what gets a smile|listen to the first question}.",
  ],
  gathers: [
    "{So|And so|Now}{|, in short|, to sum up|, all together|, looking back}: <key>, <other>, <third>{|, and that's <topic>|. That's <topic> in a few words|, and that makes three}.",
    "{Three|A few} things to {take home|keep|remember}{| from <topic>|}: <key>, <other> and <third>.",
    "{Count them off|Go through them|Say them} {on your fingers|once more|with us}: <key>, <other>, <third>{|, done|, and breathe|, that's the lot}.",
    "{If you|Should you} {take notes|write a list}, {let it read|make it}: <key>; <other>; <third>{|; <topic> as the heading}.",
    "{From|Starting with} <key> {to|on to} <other>, {and on to|and then} <third>: {you've heard|that was|there you have} <topic>{|, piece by piece|, from end to end}.",
    "{Close your eyes and|Without looking,} {try|see} {what comes back|if it all comes back}: <key>, {then|and} <other>, {then|and} <third>{| perhaps|, too}?",
  ],
  keyRepeats: {
    link: [
      "{The address|That address|And the address}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
      "{You'll find|You find} {us|it all|everything} at <key>{|, spelled just like that|, day or night|, whenever you like|, in your own time}.",
    ],
    mail: [
      "{The address|That address|And the address}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
    ],
    phone: [
      "{The number|That number|And the number}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
    ],
    date: [
      "{The date|That date|And the date}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
      "{And don't|So don't|Please don't|Just don't} {forget|miss|mix up} the {date|day}{|, will you|, whatever comes up|, rain or shine|, please}: <key>.",
    ],
    weekday: [
      "{The day|That day|And the day}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
    ],
    place: [
      "{The place|That place|And the place}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
    ],
    handle: [
      "{The name|That name|And the name}{| once more| again| one last time}{|, slowly|, for your notes|, so you have it|, pencil ready|, just in case|, and take your time|, for good measure}: <key>.",
    ],
  },
  titles: {
    price: "THE PRICE",
    link: "THE ADDRESS",
    mail: "WHERE TO WRITE",
    phone: "THE NUMBER TO CALL",
    quote: "THE WORDS",
    questions: "QUESTIONS AND ANSWERS",
    comparison: "SIDE BY SIDE",
    audience: "FOR YOU",
    recap: "TO TAKE HOME",
  },
  cues: {
    any: ["{Caption|On screen|Text overlay}: <key>"],
    price: [
      "{Close-up|Detail shot}: <topic>, price tag <key>",
      "{Hand-written|Printed} price sign: <key>",
    ],
    percent: ["{Large figure|Full screen figure}: <key>", "{Bar|Pie} chart fills up: <key>"],
    date: ["{Calendar page|Wall calendar|Hand circles a date}: <key>"],
    weekday: ["{Week planner|Calendar week}: <key>, circled"],
    time: ["{Clock face|Station clock|Alarm clock}: <key>"],
    duration: ["{Clock|Kitchen timer|Stopwatch} running: <key>"],
    measure: ["{Detail shot|Close-up}: <topic>, label <key>"],
    count: ["{Wide shot|Slow pan|Overhead shot}: <key>", "{Counter on screen|Row by row}: <key>"],
    year: ["{Old photo|Archive picture}, caption <key>"],
    phone: ["{Phone screen|Business card}: <key>"],
    link: ["{Browser window|Phone screen}: <key>"],
    mail: ["{Envelope|E-mail window}: <key>"],
    handle: ["{Phone screen|Profile page}: <key>"],
    quote: ["{Words on black|Title card}: <key>"],
    code: ["{Screen|Monitor} close-up: <key>"],
    place: ["{Map|Street view|Aerial view}: <key>"],
    name: ["{Name tag|Title card|Portrait}: <key>"],
    thing: ["{Close-up|Detail shot|Slow pan}: <key>"],
  },
  angleCues: {
    questions: ["{Speaker and listener face to face|Hand raised in the audience}: <topic>"],
    comparison: ["{Split screen|Two columns}: <topic>"],
    audience: ["{Faces of|Portraits of|Street scene with} <audience>"],
    recap: ["{List on a notepad|Checklist|Three cards}: <topic>"],
  },
};

/** What makes a good script of one genre, for whoever writes it. */
export interface GenreCraft {
  readonly genre: string;
  /** A brief of that genre. */
  readonly pattern: RegExp;
  readonly craft: string;
}

/** The first that fits a brief is taken; the last fits all. */
export const genreCrafts: readonly GenreCraft[] = [
  {
    genre: "meditation",
    pattern:
      /\b(?:meditation|breath(?:e|ing)|mindful\w*|relax(?:ation|ing)?|body scan|wind down|entspann\w+|atem\w*)\b/iu,
    craft:
      "Speak slowly to one person. Short sentences, present tense, one thing to notice at a time, room to follow. Begin where the listener is, end by leading them back.",
  },
  {
    genre: "toast or tribute",
    pattern:
      /\b(?:toast|tribute|eulogy|farewell|retire(?:s|ment|d)?|anniversary|birthday|wedding|best man|in memory|honou?r of|abschied|hochzeit|geburtstag)\b/iu,
    craft:
      "Speak about the person through what they did: the particular things of the brief, one after another, each with its meaning. No praise that would fit anybody. End by raising the glass or saying the thanks.",
  },
  {
    genre: "safety instruction",
    pattern:
      /\b(?:safety|evacuat\w+|emergency|hazard\w*|protective|helmets?|fire (?:drill|exit|alarm)|first aid|danger|warning|lockout|sicherheit\w*|notfall\w*)\b/iu,
    craft:
      "Say what to do, in the order of doing it, one action a sentence, with the reason where the brief gives one. Calm and plain, no drama and no jokes. Repeat the one action that matters most at the end, in other words.",
  },
  {
    genre: "how-to",
    pattern:
      /\b(?:how to|steps?|tutorial|guide to|recipe|install\w*|set up|assemble|replace|repair|bake|cook|so geht|anleitung|schritt\w*)\b/iu,
    craft:
      "Promise the result first, then the steps in order, each with what to look for when it went right. Name the common mistake if the brief does. End with the finished result.",
  },
  {
    genre: "appeal",
    pattern:
      /\b(?:donat\w+|charity|volunteer\w*|fundrais\w+|petition|sign up to help|blood|shelter|save the|support us|spend\w*|ehrenamt\w*)\b/iu,
    craft:
      "Begin with one concrete scene or figure of the brief, say what is missing, say what exactly the listener's help does, then ask for one thing. No guilt, no pathos.",
  },
  {
    genre: "invitation",
    pattern:
      /\b(?:invit\w+|join us|opens? (?:on|at|its)|open day|festival|concert|workshop|tasting|exhibition|meet-?up|fair|party|event|einlad\w+|eröffn\w+|fest)\b/iu,
    craft:
      "Say early what it is and why this listener would enjoy it, then what will happen there, and near the end when and where, once and clearly. Close with the invitation itself.",
  },
  {
    genre: "audio guide",
    pattern:
      /\b(?:museum|audio guide|exhibit|painting|sculpture|cathedral|ruins?|trail|landmark|built in|century|gallery|museums?führ\w*)\b/iu,
    craft:
      "Tell the listener where to look, then what they see, then the story behind it. One object, one thread. Leave them with a detail to find by themselves.",
  },
  {
    genre: "announcement",
    pattern:
      /\b(?:announc\w+|from (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|now on)|closed|closure|new hours|changes?|moves? to|as of|recall\w*|ab sofort|geschlossen)\b/iu,
    craft:
      "The news in the first sentence: what changes, for whom, from when. Then the reason, then what the listener has to do. No build-up.",
  },
  {
    genre: "explainer",
    pattern:
      /\b(?:explain\w*|why|what is|how does|works?|understand|difference between|science|history|erklär\w*|warum)\b/iu,
    craft:
      "Begin with the question that a curious listener has. Answer it in plain words, one idea building on the one before, with the examples of the brief. End with what the listener now understands or can do.",
  },
  {
    genre: "product demonstration",
    pattern:
      /\b(?:demo|dashboard|click|feature|software|platform|app|saas|screen|user interface)\b/iu,
    craft:
      "Show one person getting one thing done: the trouble they have, what they do in the product step by step, what they have at the end. Features only where they are used.",
  },
  {
    genre: "advertisement",
    pattern: /[\s\S]/u,
    craft:
      "Begin with the listener's wish or trouble, in a concrete picture. Then the product by what it does, with the figures of the brief as proof. One promise, no superlatives, and one clear thing to do at the end.",
  },
];

/** What holds for every genre. */
export const generalCraft =
  "Write for the ear: whole sentences, most of them short, no two of the same pattern in a row, words that people say. Each sentence says something that the brief says; nothing that could stand in any script. Let sentences follow from one another. No rhetorical question that the script does not answer, no 'imagine', no 'did you know', no 'look no further'.";

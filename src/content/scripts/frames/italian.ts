import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Ecco {topic}."];
const clauseAndAudience = ["{Audience}, ecco {topic}.", "Per {audience}, ecco {topic}."];
const named: Openings = {
  both: ["{Audience}, ecco {topic}.", "Ecco {topic}, per {audience}."],
  topic: ["Ecco {topic}."],
  audience: ["Questo è per {audience}."],
  clause,
  clauseAndAudience,
};

/** The sentences of Italian scripts. */
export const italianFrames: ScriptFrames = {
  openings: {
    advertisement: named,
    invitation: {
      ...named,
      both: ["Un invito per {audience}: {topic}."],
      topic: ["Un invito: {topic}."],
      audience: ["Questo è un invito per {audience}."],
    },
    appeal: named,
    explainer: named,
    "how-to": {
      ...named,
      topic: ["{Topic}, passo per passo."],
      both: ["{Topic}, passo per passo, per {audience}."],
    },
    safety: named,
    "audio guide": named,
    tribute: { ...named, topic: ["Qualche parola per {topic}."] },
    meditation: {
      ...named,
      audience: [
        "{Audience}, questo è un momento di calma.",
        "Questo è un momento di calma per {audience}.",
      ],
    },
    announcement: {
      ...named,
      both: ["Un avviso per {audience}: {topic}."],
      topic: ["Un avviso: {topic}."],
      audience: ["Un avviso per {audience}."],
    },
    demo: named,
  },
  endings: { invitation: { date: "Ci vediamo il {part}." } },
  from: "Un messaggio di {name}.",
  again: {
    number: "Ripeto: {part}.",
    address: "Ripeto: {part}.",
    date: "Ripeto: {part}.",
    name: "Ripeto: {part}.",
  },
  more: "Per saperne di più: {part}.",
  toPerson: "A {name}!",
  notCalled: /^(?:tutti i|tutte le|i|gli|le|il|la|lo|nostri|nostre)\s+/iu,
};

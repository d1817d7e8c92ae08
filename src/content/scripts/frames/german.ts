import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Darum geht es: {topic}.", "Eine einfache Frage: {topic}?"];
const clauseAndAudience = ["{Audience}, darum geht es: {topic}.", "Für {audience}: {topic}."];
const about: Openings = {
  both: ["{Audience}, hier geht es um {topic}.", "Das ist für {audience}, und es geht um {topic}."],
  topic: ["Es geht um {topic}.", "Hier geht es um {topic}."],
  audience: ["Das ist für {audience}."],
  clause,
  clauseAndAudience,
};
const named: Openings = {
  both: ["{Audience}, das ist {topic}.", "Das ist {topic}, für {audience}."],
  topic: ["Hier kommt {topic}.", "Das ist {topic}."],
  audience: ["Das ist für {audience}."],
  clause,
  clauseAndAudience,
};

/** The sentences of German scripts. */
export const germanFrames: ScriptFrames = {
  openings: {
    advertisement: named,
    invitation: {
      ...named,
      both: [
        "{Audience}, das ist eine Einladung: {topic}.",
        "Eine Einladung für {audience}: {topic}.",
      ],
      topic: ["Eine Einladung: {topic}."],
      audience: ["Das ist eine Einladung für {audience}."],
    },
    appeal: about,
    explainer: about,
    "how-to": {
      ...named,
      topic: ["{Topic}, Schritt für Schritt."],
      both: ["{Topic}, Schritt für Schritt, für {audience}."],
    },
    safety: about,
    "audio guide": named,
    tribute: { ...named, topic: ["Diese Worte gelten einem besonderen Anlass: {topic}."] },
    meditation: {
      ...named,
      audience: [
        "{Audience}, das ist ein ruhiger Moment.",
        "Das ist ein ruhiger Moment für {audience}.",
      ],
    },
    announcement: {
      ...about,
      both: ["{Audience}, hier geht es um {topic}.", "Eine Mitteilung für {audience}: {topic}."],
      topic: ["Eine Mitteilung: {topic}."],
      audience: ["Eine Mitteilung für {audience}."],
    },
    demo: named,
  },
  endings: {
    invitation: { date: "Wir sehen uns am {part}." },
  },
  from: "Eine Nachricht von {name}.",
  again: {
    number: "Also: {part}.",
    address: "Also: {part}.",
    date: "Also: {part}.",
    name: "Also: {part}.",
  },
  more: "Mehr steht auf {part}.",
  toPerson: "Auf {name}!",
  notCalled: /^(?:alle|die|der|den|das|unsere?n?|meine?n?)\s+(?=.)/iu,
};

import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Zo zit het: {topic}."];
const clauseAndAudience = ["Voor {audience}: {topic}."];
const named: Openings = {
  both: ["{Audience}, dit is {topic}.", "Dit is {topic}, voor {audience}."],
  topic: ["Dit is {topic}."],
  audience: ["Dit is voor {audience}."],
  clause,
  clauseAndAudience,
};

/** The sentences of Dutch scripts. */
export const dutchFrames: ScriptFrames = {
  openings: {
    advertisement: named,
    invitation: {
      ...named,
      both: ["Een uitnodiging voor {audience}: {topic}."],
      topic: ["Een uitnodiging: {topic}."],
      audience: ["Dit is een uitnodiging voor {audience}."],
    },
    appeal: { ...named, topic: ["Het gaat over {topic}."] },
    explainer: { ...named, topic: ["Het gaat over {topic}."] },
    "how-to": {
      ...named,
      topic: ["{Topic}, stap voor stap."],
      both: ["{Topic}, stap voor stap, voor {audience}."],
    },
    safety: { ...named, topic: ["Het gaat over {topic}."] },
    "audio guide": named,
    tribute: { ...named, topic: ["Een paar woorden voor {topic}."] },
    meditation: { ...named, audience: ["Dit is een rustig moment voor {audience}."] },
    announcement: {
      ...named,
      both: ["Een mededeling voor {audience}: {topic}."],
      topic: ["Een mededeling: {topic}."],
      audience: ["Een mededeling voor {audience}."],
    },
    demo: named,
  },
  endings: { invitation: { date: "Tot {part}." } },
  from: "Een bericht van {name}.",
  again: {
    number: "Ik herhaal: {part}.",
    address: "Ik herhaal: {part}.",
    date: "Ik herhaal: {part}.",
    name: "Ik herhaal: {part}.",
  },
  more: "Meer staat op {part}.",
  toPerson: "Op {name}!",
  notCalled: /^(?:alle|de|het|onze|mijn)\s+/iu,
};

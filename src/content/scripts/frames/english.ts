import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Here is {topic}.", "This is about {topic}."];
const clauseAndAudience = ["{Audience}, here is {topic}.", "Here is {topic}, for {audience}."];
const audience = ["{Audience}, this is for you.", "This is for {audience}."];
const about: Openings = {
  both: ["{Audience}, this is about {topic}.", "For {audience}, a word about {topic}."],
  topic: ["This is about {topic}."],
  audience,
  named: ["A word from {topic}."],
  namedAndAudience: ["{Audience}, a word from {topic}.", "A word from {topic} to {audience}."],
  clause,
  clauseAndAudience,
};
const shown: Openings = {
  both: ["{Audience}, this is {topic}.", "This is {topic}, for {audience}."],
  topic: ["This is {topic}."],
  audience,
  clause,
  clauseAndAudience,
};

/** The sentences of English scripts. */
export const englishFrames: ScriptFrames = {
  openings: {
    advertisement: {
      ...shown,
      both: ["{Audience}, meet {topic}.", "Meet {topic}, for {audience}."],
      topic: ["Meet {topic}.", "This is {topic}."],
    },
    invitation: {
      ...shown,
      both: [
        "{Audience}, you are invited to {topic}.",
        "This is an invitation for {audience} to {topic}.",
      ],
      topic: ["You are invited to {topic}."],
      audience: ["{Audience}, you are invited.", "This is an invitation for {audience}."],
    },
    appeal: about,
    explainer: about,
    "how-to": {
      ...shown,
      both: [
        "{Audience}, this is {topic}, step by step.",
        "This is {topic}, step by step, for {audience}.",
      ],
      topic: ["This is {topic}, step by step."],
    },
    safety: about,
    "audio guide": shown,
    tribute: {
      ...shown,
      both: ["{Audience}, this is for {topic}.", "For {audience}, a few words about {topic}."],
      topic: ["This is for {topic}.", "A few words for {topic}."],
      audience: ["{Audience}, a few words.", "A few words for {audience}."],
    },
    meditation: {
      ...shown,
      audience: ["{Audience}, this moment is yours.", "This is a quiet moment for {audience}."],
    },
    announcement: {
      ...about,
      both: ["{Audience}, this is about {topic}.", "A notice for {audience} about {topic}."],
      topic: ["A notice about {topic}.", "This is about {topic}."],
      audience: ["A notice for {audience}."],
      named: ["A notice from {topic}."],
      namedAndAudience: [
        "{Audience}, a notice from {topic}.",
        "A notice from {topic} for {audience}.",
      ],
    },
    demo: shown,
  },
  endings: {
    invitation: { date: "See you on {part}." },
    explainer: { clause: "And that is {topic}." },
    "how-to": { clause: "And that is {topic}." },
  },
  from: "A word from {name}.",
  again: {
    number: "That's {part}.",
    address: "That's {part}.",
    date: "That's {part}.",
    name: "That's {part}.",
  },
  more: "You will find more at {part}.",
  toPerson: "To {name}!",
  notCalled: /^(?:all|the|our|my|your|any)(?:\s+of)?(?:\s+(?:the|our|my|your))?\s+/iu,
};

import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Voici {topic}."];
const clauseAndAudience = ["{Audience}, voici {topic}.", "Pour {audience}, voici {topic}."];
const about: Openings = {
  both: ["{Audience}, voici {topic}.", "Pour {audience}, voici {topic}."],
  topic: ["Voici {topic}.", "Un mot sur un sujet précis : {topic}."],
  audience: ["{Audience}, ceci est pour vous.", "Voici un mot pour {audience}."],
  clause,
  clauseAndAudience,
};

/** The sentences of French scripts. */
export const frenchFrames: ScriptFrames = {
  openings: {
    advertisement: {
      ...about,
      both: ["Pour {audience}, voici {topic}.", "C'est pour {audience} : {topic}."],
    },
    invitation: {
      ...about,
      both: [
        "{Audience}, voici une invitation : {topic}.",
        "Une invitation pour {audience} : {topic}.",
      ],
      topic: ["Une invitation : {topic}."],
      audience: ["C'est une invitation pour {audience}."],
    },
    appeal: about,
    explainer: about,
    "how-to": {
      ...about,
      topic: ["{Topic}, pas à pas."],
      both: ["{Topic}, pas à pas, pour {audience}."],
    },
    safety: about,
    "audio guide": about,
    tribute: {
      ...about,
      topic: ["Quelques mots pour un grand moment : {topic}."],
      audience: ["Quelques mots pour {audience}."],
    },
    meditation: {
      ...about,
      audience: ["{Audience}, ce moment est à vous.", "C'est un moment calme pour {audience}."],
    },
    announcement: {
      ...about,
      both: ["{Audience}, voici {topic}.", "Une annonce pour {audience} : {topic}."],
      topic: ["Une annonce : {topic}."],
      audience: ["Une annonce pour {audience}."],
    },
    demo: about,
  },
  endings: {
    invitation: { date: "Rendez-vous le {part}." },
  },
  from: "Un message de {name}.",
  again: {
    number: "Je répète : {part}.",
    address: "Je répète : {part}.",
    date: "Je répète : {part}.",
    name: "Je répète : {part}.",
  },
  more: "Pour en savoir plus : {part}.",
  toPerson: "À {name} !",
  notCalled: /^(?:tous les|toutes les|les|des|le|la|l'|nos|mes)\s*/iu,
};

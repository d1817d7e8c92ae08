import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Eis {topic}."];
const clauseAndAudience = ["Para {audience}: {topic}."];
const named: Openings = {
  both: ["{Audience}, isto é {topic}.", "Isto é {topic}, para {audience}."],
  topic: ["Isto é {topic}."],
  audience: ["Isto é para {audience}."],
  clause,
  clauseAndAudience,
};

/** The sentences of Portuguese scripts. */
export const portugueseFrames: ScriptFrames = {
  openings: {
    advertisement: named,
    invitation: {
      ...named,
      both: ["Um convite para {audience}: {topic}."],
      topic: ["Um convite: {topic}."],
      audience: ["Este é um convite para {audience}."],
    },
    appeal: named,
    explainer: named,
    "how-to": {
      ...named,
      topic: ["{Topic}, passo a passo."],
      both: ["{Topic}, passo a passo, para {audience}."],
    },
    safety: named,
    "audio guide": named,
    tribute: { ...named, topic: ["Algumas palavras para {topic}."] },
    meditation: { ...named, audience: ["Este é um momento de calma para {audience}."] },
    announcement: {
      ...named,
      both: ["Um aviso para {audience}: {topic}."],
      topic: ["Um aviso: {topic}."],
      audience: ["Um aviso para {audience}."],
    },
    demo: named,
  },
  endings: { invitation: { date: "Vemo-nos a {part}." } },
  from: "Uma mensagem de {name}.",
  again: {
    number: "Repito: {part}.",
    address: "Repito: {part}.",
    date: "Repito: {part}.",
    name: "Repito: {part}.",
  },
  more: "Há mais informações em {part}.",
  toPerson: "A {name}!",
  notCalled: /^(?:todos os|todas as|os|as|o|a|nossos|nossas)\s+/iu,
};

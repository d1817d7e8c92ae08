import type { Openings, ScriptFrames } from "./frames.js";

const clause = ["Así es {topic}.", "Veamos {topic}."];
const clauseAndAudience = ["{Audience}, veamos {topic}.", "Para {audience}, veamos {topic}."];
const about: Openings = {
  both: ["{Audience}, hablamos de {topic}.", "Para {audience}: hablamos de {topic}."],
  topic: ["Hablamos de {topic}."],
  audience: ["Esto es para {audience}."],
  clause,
  clauseAndAudience,
};
const named: Openings = {
  both: ["{Audience}, aquí está {topic}.", "Aquí está {topic}, para {audience}."],
  topic: ["Aquí está {topic}.", "Esto es {topic}."],
  audience: ["Esto es para {audience}."],
  clause,
  clauseAndAudience,
};

/** The sentences of Spanish scripts. */
export const spanishFrames: ScriptFrames = {
  openings: {
    advertisement: named,
    invitation: {
      ...named,
      both: [
        "{Audience}, esta es una invitación: {topic}.",
        "Una invitación para {audience}: {topic}.",
      ],
      topic: ["Una invitación: {topic}."],
      audience: ["Esta es una invitación para {audience}."],
    },
    appeal: about,
    explainer: about,
    "how-to": {
      ...named,
      topic: ["{Topic}, paso a paso."],
      both: ["{Topic}, paso a paso, para {audience}."],
    },
    safety: about,
    "audio guide": { ...named, topic: ["Está ante {topic}.", "Esto es {topic}."] },
    tribute: {
      ...named,
      topic: ["Unas palabras para {topic}."],
      audience: ["Unas palabras para {audience}."],
    },
    meditation: {
      ...named,
      audience: [
        "{Audience}, este es un momento tranquilo.",
        "Este es un momento tranquilo para {audience}.",
      ],
    },
    announcement: {
      ...about,
      both: ["{Audience}, un aviso: {topic}.", "Un aviso para {audience}: {topic}."],
      topic: ["Un aviso: {topic}."],
      audience: ["Un aviso para {audience}."],
    },
    demo: named,
  },
  endings: {
    invitation: { date: "Nos vemos el {part}." },
  },
  from: "Un mensaje de {name}.",
  again: {
    number: "Repito: {part}.",
    address: "Repito: {part}.",
    date: "Repito: {part}.",
    name: "Repito: {part}.",
  },
  more: "Hay más información en {part}.",
  toPerson: "¡Por {name}!",
  notCalled: /^(?:todos los|todas las|los|las|el|la|nuestros|nuestras|mis)\s+/iu,
};

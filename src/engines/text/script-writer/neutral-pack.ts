import { compactPack } from "../../../content/scripts/phrases/compact-pack.js";
import type { PhrasePack } from "../../../content/scripts/phrases/phrase-pack.js";
import type { BriefReading } from "./brief/read-brief.js";

const echoesMax = 44;

/**
 * Sentences for a language that has none: they join and re-order the brief's own pieces
 * (`<piece>`), so that the speech stays in its language and no sentence comes twice.
 */
export function neutralPack(reading: BriefReading): PhrasePack {
  const stop = /\p{Script=Devanagari}|\p{Script=Bengali}/u.test(reading.topic.full) ? "।" : ".";
  const comma = /\p{Script=Arabic}/u.test(reading.topic.full) ? "،" : ",";
  const isThin = piecesOf(reading).length < 3;
  const isMeagre = piecesOf(reading).length < 8;
  // A brief of a few words can only be varied by how often it is called out.
  const echoes = isMeagre
    ? Array.from({ length: echoesMax }, (_, count) =>
        Array(count + 1)
          .fill("<piece>")
          .join(`${comma} `),
      )
    : [];
  const mixed = [
    "<piece>",
    `<piece>${comma} <piece>`,
    `<piece>: <piece>${comma} <piece>`,
    "<topic>: <piece>",
    `<topic>${comma} <piece>`,
  ];
  const heads = isThin ? echoes : [...mixed, ...echoes];
  const tails = isThin
    ? ["", "!", "…"]
    : [
        `: <piece>`,
        `${comma} <piece>`,
        `; <piece>${comma} <piece>`,
        ": <topic>",
        `${comma} <piece>: <topic>`,
      ];
  const phrases = compactPack({
    and: `${comma} `,
    gap: " ",
    stop,
    questionMark: comma === "," ? "?" : "؟",
    hooks: ["<subject>{!|…|}", "<subject>: <piece>"],
    audienceHooks: ["<audience>: <subject>"],
    leads: ["<piece>: ", `<topic>${comma} <piece>: `, "<topic>: ", `<piece>${comma} <piece>: `],
    shortLeads: ["<topic>: ", "<piece>: "],
    keyLines: [`<key>: <piece>${comma} <topic>`, `<topic>: <key>${comma} <piece>`],
    movements: [{ title: "", heads, tails }],
    actionCloses: ["<topic>: <action>", "<piece>: <action>"],
    closes: ["<topic>{!|…|}", `<piece>${comma} <topic>`],
    shortCloses: ["<topic>", "<piece>: <topic>"],
  });
  return { ...phrases, onlyEchoes: isMeagre };
}

/** The parts of a brief that can be joined anew: topic, facts, figures, and pairs of neighbouring words. */
export function piecesOf(reading: BriefReading): string[] {
  const parts = [reading.topic.full, ...reading.facts.flatMap((fact) => [fact.text, ...fact.keys])];
  const clauses = parts.flatMap((part) => part.split(/[,،;:]\s*/u));
  const pairs = clauses.flatMap((clause) => {
    const words = clause.split(/\s+/u);
    return words.flatMap((word, index) => [
      ...([...word].length > 3 ? [word] : []),
      ...(index % 2 === 0 && words.length > 3 ? [words.slice(index, index + 3).join(" ")] : []),
    ]);
  });
  const pieces = [...new Set([...clauses, ...pairs])].filter((piece) =>
    /[\p{L}\p{N}]/u.test(piece),
  );
  return pieces.length > 0 ? pieces : [reading.topic.full];
}

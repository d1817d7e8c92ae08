import type { Wishes } from "./notes.js";

const SLOW =
  /\b(?:slow\p{L}*|calm\p{L}*|pauses?|soothing|langsam\p{L}*|ruhig\p{L}*|lent\p{L}*|calme|posé\p{L}*|lento|lenta|pausad\p{L}*|tranquil\p{L}*|rustig)\b/iu;
const NO_MUSIC =
  /\b(?:no|without|keine?|ohne|sans|pas de|sin|senza|sem|geen|zonder)\b.{0,20}\b(?:music|musik|musique|música|musica|muziek|sound effects?)/iu;
const NO_QUESTIONS =
  /\b(?:no|without|avoid|don['’]?t ask|keine?|ohne|sans|pas de|sin|senza|sem|geen)\b.{0,30}\b(?:questions?|fragen|preguntas|domande|perguntas|vragen)/iu;
const NO_EXCLAMATIONS =
  /\b(?:no|without|avoid|keine?|ohne|sans|pas de|sin|senza|sem|geen)\b.{0,20}\b(?:exclamation|ausrufe|exclamaci|esclamativ|exclama|uitroep)/iu;
const REPEAT =
  /\b(?:(?:say|repeat|mention|give|read|state|spell)\b.{0,40}\b(?:twice|again|two times|once more|at the end)|(?:said|repeated|spoken|given) (?:twice|again|two times)|zweimal|noch einmal|wiederhol\p{L}*|deux fois|répéte[rz]?|répète|dos veces|repit\p{L}*|due volte|ripet\p{L}*|duas vezes|repit\p{L}*|tweemaal|herhaal)/iu;
const PARTS: readonly (readonly [string, RegExp])[] = [
  [
    "number",
    /\b(?:numbers?|phone|telephone|hotline|nummer|telefon\p{L}*|numéro|téléphone|número|teléfono|numero|telefono|stand)\b/iu,
  ],
  [
    "address",
    /\b(?:address|website|link|url|web|site|adresse|adres|dirección|indirizzo|endereço|page|e-?mail)\b/iu,
  ],
  ["date", /\b(?:dates?|days?|deadline|datum|termin|jour|fecha|día|data|giorno|dia)\b/iu],
  ["name", /\b(?:name|brand|nom|nombre|nome|marke|naam)\b/iu],
];

/** What of the directions the writer can follow. */
export function readWishes(directions: readonly string[]): Wishes {
  const has = (pattern: RegExp) => directions.some((direction) => pattern.test(direction));
  const asked = directions.filter((direction) => REPEAT.test(direction));
  return {
    isSlow: has(SLOW),
    noMusic: has(NO_MUSIC),
    noQuestions: has(NO_QUESTIONS),
    noExclamations: has(NO_EXCLAMATIONS),
    repeats: PARTS.filter(([, pattern]) => asked.some((direction) => pattern.test(direction))).map(
      ([part]) => part,
    ),
  };
}

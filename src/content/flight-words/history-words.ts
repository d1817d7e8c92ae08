/** Phrases of what held before or holds for another flight, without accents. */
export const HISTORY_PHRASES: readonly string[] = [
  "last year",
  "last month",
  "last week",
  "last time",
  "last season",
  "last event",
  "previous edition",
  "old edition",
  "earlier edition",
  "old version",
  "previous version",
  "originally",
  "first mail",
  "first email",
  "first message",
  "earlier mail",
  "earlier email",
  "out of use",
  "next event",
  "used to be",
  "forget the",
  "forget about",
  "disregard the",
  "ignore the old",
  "letztes jahr",
  "letzte woche",
  "letztes mal",
  "ursprunglich",
  "l'annee derniere",
  "la derniere fois",
  "el ano pasado",
  "la ultima vez",
  "ano passado",
  "da ultima vez",
];

/** Before the number of an issue of a document, which is the old one where something was in it. */
export const EDITION_WORDS: ReadonlySet<string> = new Set(
  "edition version revision issue rev ausgabe edicion edicao".split(" "),
);

/** What follows such a word holds again. */
export const PRESENT_WORDS: ReadonlySet<string> = new Set(
  "now today tonight currently instead valid but jetzt heute maintenant aujourd'hui ahora hoy agora hoje".split(
    " ",
  ),
);

/** Words before a number that is a label and no figure; lower case, without accents. */
export const TASK_LABELS: readonly string[] = [
  ..."room|raum|section|chapter|kapitel|exercise|exam|problem|question|page|fig|figure|table|no|nr|num|number|v|version|ext|part|step|lot|bottle|sample|group|lab|week|tel|phone|due|on|by|seite|page|ejercicio|exercice|aufgabe|sala|salle|#|§".split(
    "|",
  ),
];

/** Why a number of particles, or a volume, is not told. */
export const PARTICLES_UNCOMPUTED =
  "numbers of particles are not computed here; an amount in mol times 6.02214076e23 is that number.";
export const VOLUMES_UNCOMPUTED =
  "this volume is not computed; it follows from the amount with the molarity of the solution, or with temperature and pressure of the gas.";

/** Units that a question may want, by its words. */
export const ASKED_UNITS: ReadonlyMap<string, string> = new Map([
  ..."molecules|molecule|molekule|molekul|moleculas|particles|teilchen|particulas"
    .split("|")
    .map((word) => [word, "molecules"] as const),
  ..."atoms|atom|atome|atomes|atomos".split("|").map((word) => [word, "atoms"] as const),
  ..."litres|liters|litre|liter|litros|l".split("|").map((word) => [word, "L"] as const),
  ..."millilitres|milliliters|mililitros|ml".split("|").map((word) => [word, "mL"] as const),
]);

/** Words for a medium, how equations write the ion that it gives, and that ion. */
export const REACTION_MEDIA_WORDS: readonly {
  readonly medium: "acid" | "base";
  readonly words: RegExp;
  readonly species: RegExp;
  readonly formula: string;
}[] = [
  {
    medium: "acid",
    words: /^(?:acidic|acidified|sauer|saure[rmns]?|acide|acido|acida)$/u,
    species: /(?<![A-Za-z])H(?:\^?\{?\+|⁺|3O)/u,
    formula: "H+",
  },
  {
    medium: "base",
    words:
      /^(?:basic|alkaline|basisch(?:e[rmns]?)?|alkalisch(?:e[rmns]?)?|basique|alcalin|basico|basica|alcalino|alcalina)$/u,
    species: /(?<![A-Za-z)])OH/u,
    formula: "OH-",
  },
];

/** Words beside one for a medium. */
export const MEDIUM_NOUNS: ReadonlySet<string> = new Set(
  "solution|solutions|medium|media|conditions|environment|milieu|losung|umgebung|medio|meio|solucion|solucao|in|en|em|im|balance".split(
    "|",
  ),
);

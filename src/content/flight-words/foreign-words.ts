/** Small words of English, which count against the other languages. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  "the to from with for me you is are what how please and at my i'm we it of on can do does which there then".split(
    " ",
  ),
);

/** Small words that tell a language from English, in lower case. */
export const FOREIGN_WORDS = {
  de: new Set(
    "der das und von nach mit für bei auf aus ist ich wir eine einen einer ein bitte wie über zum zur flug strecke kurs bitte reicht nicht oder soll sind im sprit treibstoff verbrauch knoten stunde stunden abflug gegenwind rückenwind".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les des du de et avec vers pour est une un dans sur au aux que qui quel quelle vol vent vitesse depuis nœuds noeuds carburant heure heures départ bonjour il faut kilomètres".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las de del y con para es una un en por que cuánto cuanto cuál vuelo viento velocidad desde hasta nudos combustible horas hora salida hola necesito ruta distancia kilómetros".split(
      " ",
    ),
  ),
  pt: new Set(
    "os de da com para é uma um em por que quanto qual voo vento velocidade desde até nós combustível horas hora saída olá preciso rota distância quilômetros na".split(
      " ",
    ),
  ),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;

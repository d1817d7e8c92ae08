const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  people: "person",
  persons: "person",
  men: "man",
  women: "woman",
  feet: "foot",
  geese: "goose",
  mice: "mouse",
  loaves: "loaf",
  shelves: "shelf",
  knives: "knife",
  halves: "half",
  teeth: "tooth",
  leaves: "leaf",
  pennies: "penny",
};

/** Words after which a noun phrase is over: function words, and verbs that problems are told with. */
const ENDS = new Set(
  `a an the of in on at to for by from with into onto among amongst between per each every and or but if then than that which who whom whose when while as so how what where
  is are was were be been being am has have had do does did can could will would shall should must may might
  cost costs sell sells sold buy buys bought need needs needed use uses used make makes made take takes took get gets got give gives gave hold holds held contain contains cover covers covered weigh weighs
  earn earns earned pay pays paid spend spends spent save saves saved share shares shared split splits divide divides divided pack packs packed fit fits seat seats work works worked build builds built paint paints
  run runs ran ride rides rode drive drives drove travel travels go goes went walk walks walked read reads print prints printed type types typed produce produces bake bakes baked eat eats ate drink drinks lose loses
  equally evenly fairly long wide high tall deep away apart left over more less fewer altogether together total all it them they he she we you i there here this these those today now only just another last lasts come comes came
  walk walks walked like likes liked play plays played pass passes passed fail fails failed wear wears wore own owns owned live lives lived prefer prefers chose choose swim swims come arrive arrived broke break broken worth equal equals yield yields serve serves feed feeds fill fills filled require requires required receive receives last lasts`.split(
    /\s+/u,
  ),
);

/** Nouns among those words, where a phrase begins with them. */
const THINGS = new Set(
  "can packs seats prints drinks walks works shares lasts plays paints loads".split(" "),
);

/** The singular of an English noun. */
export function stem(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh|[^aeiou]o)es$/u.test(word)) return word.slice(0, -2);
  return word.length > 2 && /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** The words of the noun phrase that a text begins with, as singulars; at most three. */
export function nounPhrase(text: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(/[^\s]+/gu)) {
    const bare = word.replace(/[^\p{L}'-]/gu, "");
    if (bare === "" || !/^\p{L}/u.test(word)) break;
    if (ENDS.has(bare) && !(words.length === 0 && THINGS.has(bare))) break;
    words.push(stem(bare.replace(/'s$|'$/u, "")));
    if (words.length === 3 || /[^\p{L}'-]$/u.test(word)) break;
  }
  return words;
}

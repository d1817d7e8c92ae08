const irregular: Readonly<Record<string, string>> = {
  aircraft: "aircraft",
  cacti: "cactus",
  calves: "calf",
  children: "child",
  deer: "deer",
  dice: "die",
  dwarves: "dwarf",
  elves: "elf",
  feet: "foot",
  firemen: "fireman",
  fish: "fish",
  fishermen: "fisherman",
  foxes: "fox",
  geese: "goose",
  halves: "half",
  hooves: "hoof",
  houses: "house",
  knives: "knife",
  leaves: "leaf",
  lives: "life",
  loaves: "loaf",
  men: "man",
  mice: "mouse",
  moose: "moose",
  octopi: "octopus",
  oxen: "ox",
  people: "person",
  persons: "person",
  policemen: "policeman",
  scarves: "scarf",
  sheep: "sheep",
  taxis: "taxi",
  shelves: "shelf",
  snowmen: "snowman",
  teeth: "tooth",
  thieves: "thief",
  wives: "wife",
  wolves: "wolf",
  women: "woman",
};

/** What an English word may be the plural of, the likeliest first, itself included and last. */
export function singularsOf(word: string): string[] {
  const known = irregular[word];
  if (known !== undefined) return [...new Set([known, word])];
  const candidates: string[] = [];
  if (word.length > 5 && word.endsWith("men")) candidates.push(`${word.slice(0, -3)}man`);
  if (word.endsWith("ies") && word.length > 4) candidates.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) candidates.push(word.slice(0, -2));
  if (word.endsWith("ves") && word.length > 4) {
    candidates.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  }
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word) && word.length > 2) {
    candidates.push(word.slice(0, -1));
  }
  return [...new Set([...candidates, word])];
}

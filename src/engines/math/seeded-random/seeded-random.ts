/** A source of repeatable choices: the same seed text gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer in [0, bound). */
  below(bound: number): number;
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** A new list with the same items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

function hashText(text: string, basis: number): number {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Builds the repeatable source for a seed text (small fast counter generator, 128 bits of state). */
export function seededRandom(seed: string): Random {
  let a = hashText(seed, 0x811c9dc5);
  let b = hashText(seed, 0x9e3779b9);
  let c = hashText(seed, 0x7f4a7c15);
  let counter = hashText(seed, 0x94d049bb) | 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  // The first outputs of close seeds resemble each other until the state has mixed.
  for (let round = 0; round < 15; round += 1) {
    next();
  }
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) {
      throw new RangeError("pick needs a list with at least one defined item");
    }
    return item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const pool = [...items];
    const result: Item[] = [];
    while (pool.length > 0) {
      result.push(...pool.splice(below(pool.length), 1));
    }
    return result;
  };
  return { next, below, pick, shuffle };
}

/** The most dimensions that an embedding may have. */
export const DIMENSIONS_MAX = 4_096;

/** What a feature of each kind weighs. Words say more than what they are made of. */
const WORD = 1;
const PAIR = 0.5;
const GRAM = 0.35;
/** Words so short are mostly those that stand in every text. */
const SHORT_WORD_LENGTH = 3;
const SHORT_WORD = 0.35;
const GRAM_LENGTHS = [3, 4, 5];
/** How much of one word is taken apart; scripts without spaces have very long words. */
const GRAM_UNITS_MAX = 4_096;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The embedding of a text by signed feature hashing (Weinberger et al. 2009, "Feature hashing for large
 * scale multitask learning"): each word, each pair of neighbouring words and each run of 3 to 5 letters
 * of a word, its ends marked, adds its weight to a place that its hash tells, with a sign that the hash
 * tells too. A feature that comes n times counts 1 + ln n times. The vector has length 1 (L2).
 *
 * It tells how far texts share words and parts of words, and knows nothing of what they mean: synonyms
 * are strangers. The same text has the same vector everywhere. Case, compatibility forms (NFKC) and
 * white space make no difference. Costs about 1 ms for 1,000 words, growing with the length of the text.
 *
 * @param dimensions 1 to 4096; with fewer than about 64, strangers look alike
 */
export function embedByHashing(text: string, dimensions: number): Float32Array {
  const features = featuresOf(text.normalize("NFKC").toLowerCase());
  const sums = new Float64Array(dimensions);
  for (const [hash, { weight, count }] of features) {
    const place = hash % dimensions;
    // Another mix of the same hash, so that sign and place are independent.
    const sign = mix(hash ^ 0x9e3779b9) & 1 ? 1 : -1;
    sums[place] = (sums[place] ?? 0) + sign * weight * (1 + Math.log(count));
  }
  return normalized(sums, mix(fnv(text)) % dimensions);
}

interface Feature {
  readonly weight: number;
  count: number;
}

/** The features of a text by their hashes. */
function featuresOf(text: string): ReadonlyMap<number, Feature> {
  const features = new Map<number, Feature>();
  const add = (hash: number, weight: number) => {
    const known = features.get(hash);
    if (known) known.count += 1;
    else features.set(hash, { weight, count: 1 });
  };
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? text.match(/\S/gu) ?? [];
  let before: string | undefined;
  for (const word of words) {
    const importance = word.length <= SHORT_WORD_LENGTH ? SHORT_WORD : 1;
    add(mix(fnv(word, WORD_SEED)), WORD * importance);
    if (before !== undefined) {
      add(mix(fnv(word, fnv(" ", fnv(before, PAIR_SEED)))), PAIR * importance);
    }
    addGrams(word, (hash) => add(hash, GRAM * importance));
    before = word;
  }
  return features;
}

function addGrams(word: string, add: (hash: number) => void): void {
  const marked = `<${word.slice(0, GRAM_UNITS_MAX)}>`;
  const starts = startsOf(marked);
  for (const length of GRAM_LENGTHS) {
    for (let at = 0; at + length < starts.length; at += 1) {
      const range = { from: starts[at] ?? 0, to: starts[at + length] ?? 0 };
      add(mix(fnv(marked, GRAM_SEED, range)));
    }
  }
}

/** Where each character begins, and the end. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    starts.push(at);
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
  }
  starts.push(text.length);
  return starts;
}

/** Scaled to length 1; features that cancel out leave the place of the text itself. */
function normalized(sums: Float64Array, fallback: number): Float32Array {
  const length = Math.sqrt(sums.reduce((total, sum) => total + sum * sum, 0));
  if (length > 0) return Float32Array.from(sums, (sum) => sum / length);
  const vector = new Float32Array(sums.length);
  vector[fallback] = 1;
  return vector;
}

/** FNV-1a over the UTF-16 units of a range, 32 bits, going on from the hash of what comes before. */
function fnv(
  text: string,
  seed: number = FNV_OFFSET,
  { from, to }: { readonly from: number; readonly to: number } = { from: 0, to: text.length },
): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

/** The finish of MurmurHash3: every bit of the input reaches every bit. */
function mix(bits: number): number {
  let hash = bits;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Kinds of features begin differently, so that none is taken for one of another kind. */
const [WORD_SEED, PAIR_SEED, GRAM_SEED] = [fnv("w "), fnv("p "), fnv("g ")];

import type { GateExample } from "./gate-rows.js";

export interface AssemblyOptions {
  /** Share of documents that an attack is put into. */
  readonly attacked: number;
  /** Share of attacks, and of sentences of documents, that stand as a document of their own, too. */
  readonly alone: { readonly attacks: number; readonly sentences: number };
}

const SENTENCES_MAX = 50;
const ATTACK_SENTENCES_MAX = 3;
const AT_END = 0.4;

/**
 * Documents to learn from, as lists of places among the examples: stretches of 1 to 50 sentences of the
 * benign documents, into some of which up to three sentences of one attack are put, and single sentences.
 * Sources of attacks are drawn by the root of their size. Deterministic.
 */
export function assembleDocuments(
  examples: readonly GateExample[],
  { attacked, alone }: AssemblyOptions,
): number[][] {
  const random = generator();
  const draw = attackDrawer(examples, random);
  const documents: number[][] = [];
  for (const places of groupPlaces(examples, (one) =>
    one.isTrue ? undefined : one.doc,
  ).values()) {
    for (let from = 0; from < places.length; ) {
      const length = 1 + Math.floor(Math.exp(random() * Math.log(SENTENCES_MAX)));
      const document = places.slice(from, from + length);
      from += length;
      if (random() < attacked) {
        const at = random() < AT_END ? document.length : Math.floor(random() * document.length);
        document.splice(at, 0, ...draw());
      }
      documents.push(document);
    }
  }
  examples.forEach(({ isTrue }, place) => {
    if (random() < (isTrue ? alone.attacks : alone.sentences)) documents.push([place]);
  });
  return documents;
}

function attackDrawer(examples: readonly GateExample[], random: () => number): () => number[] {
  const attacks = groupPlaces(examples, (one) => (one.isTrue ? one.doc : undefined));
  const bySource = new Map<string, number[][]>();
  for (const places of attacks.values()) {
    const source = examples[places[0]!]!.source;
    bySource.set(source, [...(bySource.get(source) ?? []), places]);
  }
  const sources = [...bySource.values()];
  const weights = sources.map(({ length }) => Math.sqrt(length));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = random() * total;
    const source =
      sources.find((_, at) => {
        left -= weights[at]!;
        return left <= 0;
      }) ?? [];
    const attack = source[Math.floor(random() * source.length)] ?? [];
    const length = 1 + Math.floor(random() * ATTACK_SENTENCES_MAX);
    const from = Math.floor(random() * Math.max(1, attack.length - length + 1));
    return attack.slice(from, from + length);
  };
}

function groupPlaces(
  examples: readonly GateExample[],
  keyOf: (example: GateExample) => string | undefined,
): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  examples.forEach((example, place) => {
    const key = keyOf(example);
    if (key === undefined) return;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
  });
  return groups;
}

/** Numbers from 0 to 1 that are the same on every run. */
function generator(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

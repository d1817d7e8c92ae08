import { CORRECTION_PHRASES } from "../../../../content/change-words/prompt-corrections.js";
import { positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Draft } from "../draft.js";
import { codeAt } from "../places/code-at.js";
import type { Sheet, Stretch } from "../sheet.js";
import type { Network } from "./network.js";
import { positionName } from "./position-name.js";
import { entryAt } from "./read-waypoints.js";

interface Stop extends Stretch {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** Whether it is given by its coordinates rather than by its code. */
  readonly isPosition: boolean;
}

const STOPS_MIN = 3;
const STOPS_MAX = 300;
const CORRECTION_REACH = 16;
const JOINT = /^(?:-|→|>|»|\.|to|dct|direct|then)$/u;
const corrections = new Vocabulary(CORRECTION_PHRASES.map((phrase) => [phrase, phrase] as const));

/** Reads a route by its positions, such as `EINN - 53N 15W - 52N 20W - CYQX`: a network of its legs alone. */
export function readChains(sheet: Sheet, draft: Draft, network: Network): void {
  if (!network.isEmpty) return;
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const stops = chainAt(sheet, at);
    const isRoute =
      stops.length >= STOPS_MIN && stops.filter(({ isPosition }) => isPosition).length > 1;
    if (!isRoute) {
      at = Math.max(at, (stops.at(-1)?.to ?? 0) - 1);
      continue;
    }
    const chain = corrected(sheet, stops);
    const [first, last] = [chain[0], chain.at(-1)];
    if (!first || !last) return;
    for (const stop of chain) {
      const { id, lat, lon } = stop;
      network.waypoints.set(id, { id, lat, lon, span: sheet.spanOf(stop) });
    }
    for (const [index, { id }] of chain.slice(1).entries())
      network.join(chain[index]?.id ?? id, id, sheet.spanOf({ from: first.from, to: last.to }));
    draft.state("origin", first.id, sheet.spanOf(first), { rank: 0 });
    draft.state("destination", last.id, sheet.spanOf(last), { rank: 0 });
    for (const stop of chain) sheet.cross(stop);
    return;
  }
}

function chainAt(sheet: Sheet, at: number): readonly Stop[] {
  const stops: Stop[] = [];
  const ids = new Set<string>();
  for (let from = at; ; ) {
    const stop = stopAt(sheet, from);
    if (!stop || ids.has(stop.id) || stops.length === STOPS_MAX) return stops;
    stops.push(stop);
    ids.add(stop.id);
    from = stop.to;
    while (/^[)?\]]$/u.test(sheet.keyAt(from))) from += 1;
    const begin = from;
    while (from < begin + 3 && JOINT.test(sheet.keyAt(from))) from += 1;
    if (from === begin) return stops;
  }
}

function stopAt(sheet: Sheet, at: number): Stop | undefined {
  if (sheet.isCrossed(at)) return undefined;
  const entry = entryAt(sheet, at);
  if (entry) return { ...entry, isPosition: true };
  const position = positionAt(sheet.prompt, at);
  if (position?.reading.value.kind === "degrees") {
    const { lat, lon } = position.reading.value;
    return { id: positionName(lat, lon), lat, lon, from: at, to: position.next, isPosition: true };
  }
  const code = codeAt(sheet, at);
  if (!code?.airport || code.strength !== "clear") return undefined;
  const { lat, lon } = code.airport;
  return { id: code.written, lat, lon, from: at, to: at + 1, isPosition: false };
}

/** `..., hmm no: last point is 48N 52W`: the last position in other coordinates. */
function corrected(sheet: Sheet, stops: readonly Stop[]): readonly Stop[] {
  const last = stops.at(-1);
  if (!last) return stops;
  let isChanged = false;
  for (let at = last.to; at < last.to + CORRECTION_REACH; at += 1) {
    const phrase = corrections.termAt(sheet.tokens, at);
    const isLast = /^(?:last|final|end)$/u.test(sheet.keyAt(at)) && sheet.keyAt(at + 2) === "is";
    isChanged ||= isLast || (phrase !== undefined && !phrase.isMisspelt);
    const position = isChanged ? positionAt(sheet.prompt, at) : undefined;
    if (position?.reading.value.kind !== "degrees") continue;
    const { lat, lon } = position.reading.value;
    sheet.cross({ from: last.from, to: last.to });
    return [...stops.slice(0, -1), { ...last, lat, lon, from: at, to: position.next }];
  }
  return stops;
}

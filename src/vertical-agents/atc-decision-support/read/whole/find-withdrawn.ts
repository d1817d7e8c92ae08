import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene } from "../scene/scene.js";

const TAKE_OUT =
  /^(?:scratch|forget|ignore|drop|remove|disregard|cancel|delete|discard|omit|exclude|skip|strike|kill|streich|streiche|vergiss|ignoriere|loschen|oublie|oubliez|ignore|ignorez|supprime|supprimez|retire|olvida|olvide|ignora|quita|elimina|esquece|esqueca|remova|tira|vergeet)$/u;
const FILLERS = /^(?:about|the|aircraft|flight|please|out|le|la|el|o|den|das|,|and|und|et|y|e)$/u;
const IS_OUT =
  /^(?:(?:is |was |has been |got )?(?:cancelled|canceled|removed|deleted|withdrawn|dropped|scrapped|scratched|out of the picture|no longer (?:there|here|part|relevant|in)|not part|gone|has left|storniert|gestrichen|annule|cancelado))\b/u;

/** Aircraft that are taken back: `scratch FFT3`, `FFT3 is cancelled`. */
export function findWithdrawn({ tokens }: Scene, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(({ from, next }) => {
    let before = from - 1;
    for (let words = 0; words < 3 && FILLERS.test(keyAt(tokens, before)); words += 1) before -= 1;
    const isLeftOut =
      /^(?:leave|keep|take|lass|nimm)$/u.test(keyAt(tokens, before)) &&
      /^(?:out|aside|off|away|weg|raus|heraus)$/u.test(keyAt(tokens, next));
    const isNotBut = keyAt(tokens, from - 1) === "not" && keyAt(tokens, next) === "but";
    if (isLeftOut || isNotBut) return true;
    const isOfValue = /^(?:'|s)$/u.test(keyAt(tokens, next)) || tokens[next]?.kind === "number";
    if (TAKE_OUT.test(keyAt(tokens, before)) && !isOfValue && endsThere(tokens, next)) return true;
    const words = [0, 1, 2, 3, 4].map((step) => keyAt(tokens, next + step)).join(" ");
    return IS_OUT.test(words) || isTakenOut(tokens, next);
  });
}

/** `RYR2 went around, take it out`, before anything else is named. */
function isTakenOut(tokens: Scene["tokens"], next: number): boolean {
  for (let at = next; at < next + 10; at += 1) {
    const key = keyAt(tokens, at);
    if (tokens[at]?.kind === "break" || tokens[at]?.kind === "number" || /^[.;?!]$/u.test(key))
      return false;
    const isIt = /^(?:it|him|her|that|this|ihn|es|das|lo|la|le|o|a)$/u.test(keyAt(tokens, at + 1));
    const isOut = /^(?:out|off|away|raus|heraus|weg|fuera|fora)$/u.test(keyAt(tokens, at + 2));
    if (
      isIt &&
      (TAKE_OUT.test(key) ||
        (isOut && /^(?:take|leave|get|throw|put|nimm|lass|saca|tira)$/u.test(key)))
    )
      return true;
  }
  return false;
}

/** Nothing else is told behind the name: `ignore BAW1 heading 300` is of the heading. */
function endsThere(tokens: Scene["tokens"], next: number): boolean {
  const key = keyAt(tokens, next);
  return (
    tokens[next] === undefined ||
    tokens[next]?.kind === "break" ||
    !/^[\p{L}=:]/u.test(key) ||
    /^(?:and|altogether|completely|please|it|he|that|which|entirely|as|because|since|und|et|y|e|again|from|in)$/u.test(
      key,
    )
  );
}

import type { DraftPicture } from "../draft/draft-picture.js";
import { keyAt, type Scene } from "../scene/scene.js";
import { neighbourAt } from "./neighbours.js";

const IS = /^(?:was|is|were|ist|war|etait|est|era|es|estava|e)$/u;
const WRONG =
  /^(?:wrong|incorrect|false|outdated|obsolete|typo|mistake|error|slip|falsch|veraltet|faux|fausse|incorrecto|incorreto|errado|equivocado|nonsense|not)$/u;
const LEADS = /^(?:the|that|my|those|das|die|der|le|la|el|o|a)$/u;

/** Values that the prompt takes back: `the 450 was wrong`. */
export function findWrong({ tokens, claims }: Scene, draft: DraftPicture): void {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!LEADS.test(keyAt(tokens, at)) || !claims.isFree(at)) continue;
    const said = neighbourAt(tokens, at + 1);
    if (!said || !IS.test(keyAt(tokens, said.next))) continue;
    const article = /^(?:a|an|ein|une?|um)$/u.test(keyAt(tokens, said.next + 1)) ? 2 : 1;
    if (!WRONG.test(keyAt(tokens, said.next + article))) continue;
    draft.wrong.add(said.value);
    claims.take(at, said.next + article + 1);
  }
}

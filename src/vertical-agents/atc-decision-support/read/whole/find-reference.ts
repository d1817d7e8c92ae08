import type { DraftPicture } from "../draft/draft-picture.js";
import type { MentionAt } from "../items/relative-at.js";
import { keyOfId } from "../scene/mention.js";
import { keyAt, type Scene } from "../scene/scene.js";

const LEADS = /^(?:from|relative|off|von|vom|depuis|desde|de|ref|reference)$/u;
const LINKS = /^(?:to|the|is|:|=|bearing|distance|radial|point)$/u;
const AIDS = /^(?:vor|fix|vortac|ndb|dme|waypoint|beacon|navaid|airport|field|tacan)$/u;
const NAME = /^[A-Z]{2,7}$/u;

/** The point from which bearings and distances are told: `From KUVEK VOR: THY8 050/25 nm`. */
export function findReference({ tokens }: Scene, draft: DraftPicture, mentionAt: MentionAt): void {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!LEADS.test(keyAt(tokens, at))) continue;
    let next = at + 1;
    for (let words = 0; words < 3 && LINKS.test(keyAt(tokens, next)); words += 1) next += 1;
    const isAidFirst = AIDS.test(keyAt(tokens, next));
    const name = tokens[isAidFirst ? next + 1 : next];
    const isNamed =
      name?.kind === "word" && NAME.test(name.text) && !mentionAt(isAidFirst ? next + 1 : next);
    const isAid = isAidFirst || AIDS.test(keyAt(tokens, next + 1));
    if (!isAid) continue;
    draft.reference = isNamed ? `@${keyOfId(name.text)}` : `@${keyAt(tokens, next)}`;
    return;
  }
}

import { NO_CALLSIGN_LETTERS } from "../../../../content/air-traffic-words/callsign-words.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { placeAt } from "../items/place-at.js";
import type { MentionAt } from "../items/relative-at.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";

const FIX_WORDS =
  /^(?:fix|waypoint|wpt|iaf|if|faf|point|fixpunkt|wegpunkt|fixo|fijo|punto|ponto|metering|vor|merge)$/u;
const LEADS =
  /^(?:to|over|inbound|at|towards|toward|via|into|for|uber|zum|nach|vers|sobre|hacia|para|sur|past)$/u;
const LINKS = /^(?:at|is|located|:|=|,|position|pos|the|\(|lies|sits|in|point|fix)$/u;
const NAME = /^[A-Z]{2,7}$/u;
const NO_NAMES =
  /^(?:FL|KT|KTS|NM|GS|TRK|HDG|ALT|MIT|IAF|FAF|ETA|ATC|THE|FIX|AND|OR|ILS|IAS|TAS|FT|SEP|MIN|MAX|RWY|APP|STAR|SID|VOR|NDB|DTG|PLS|NEED|ORDER|A|IN|X|Y|LAT|LON|SIM|VS|SPD|JSON|CSV|NO|CPA|TRAIL)$/u;

/** The fix of a sequence by its name and its place: `sequence to ARTIP`, `fix BIG is at 51.33N 0.03E`. */
export function findFix(scene: Scene, draft: DraftPicture, mentionAt: MentionAt): void {
  const { tokens, claims } = scene;
  // `into LSZH fix GIPOL`: a name behind the word for a fix is rather its than one behind `into`.
  const named = tokens.findIndex(
    (_, at) => FIX_WORDS.test(keyAt(tokens, at)) && nameAt(scene, at + 1, mentionAt) !== undefined,
  );
  for (let at = 0; at < tokens.length; at += 1) {
    if (!claims.isFree(at)) continue;
    const isFixWord = FIX_WORDS.test(keyAt(tokens, at));
    const isLead = isFixWord
      ? named < 0 || named === at
      : named < 0 && LEADS.test(keyAt(tokens, at));
    const name = isLead ? nameAt(scene, at + 1, mentionAt) : undefined;
    if (name !== undefined) {
      draft.fixId ??= { value: name, span: spanOf(tokens, at + 1, at + 2) };
      claims.take(at + 1, at + 2);
    }
    const known = draft.fixId?.value;
    const isKnownName = known !== undefined && tokens[at]?.text === known;
    if (isFixWord || isKnownName) takePlace(scene, draft, at + (name === undefined ? 1 : 2));
    else if (name !== undefined) takePlace(scene, draft, at + 2);
  }
}

function nameAt({ tokens, claims }: Scene, at: number, mentionAt: MentionAt): string | undefined {
  const from = keyAt(tokens, at) === "fix" || keyAt(tokens, at) === "point" ? at + 1 : at;
  const token = tokens[from];
  if (from !== at || token?.kind !== "word" || !NAME.test(token.text) || NO_NAMES.test(token.text))
    return undefined;
  if (!claims.isFree(from) || mentionAt(from) || NO_CALLSIGN_LETTERS.has(token.key))
    return undefined;
  return token.text;
}

function takePlace(scene: Scene, draft: DraftPicture, at: number): void {
  const { tokens, claims } = scene;
  if (draft.fixPlace) return;
  let from = at;
  for (let links = 0; links < 4; links += 1) {
    const place = placeAt(scene, from);
    if (place && claims.isFree(from, place.next)) {
      draft.fixPlace = { value: place.place, span: spanOf(tokens, from, place.next) };
      claims.take(from, place.next);
      return;
    }
    if (!LINKS.test(keyAt(tokens, from))) return;
    from += 1;
  }
}

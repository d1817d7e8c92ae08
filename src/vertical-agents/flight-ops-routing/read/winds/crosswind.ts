import { WIND_FILLERS } from "../../../../content/flight-words/wind-words.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { speedAt } from "./vector-at.js";

const REACH = 7;
const RIGHT = /^(?:right|rechts|droite|derecha|direita)$/u;
const LEFT = /^(?:left|links|gauche|izquierda|esquerda)$/u;
const TRACK = /(?:track|trk|course|crs|tc|kurs|cap|rumbo|rumo|rota)[ :=]{0,3}(?:of )?(\d{1,3})\b/iu;

/** `crosswind of 20 kt from the right`: a wind where the track is known; without its side it is not used. */
export function readCrosswind(sheet: Sheet, draft: Draft, at: number): void {
  let kt: number | undefined;
  let to = at + 1;
  const beside = sheet.tokens[at - 2]?.kind === "number" ? speedAt(sheet, at - 2) : undefined;
  if (beside?.next === at) kt = beside.kt;
  let side = 0;
  for (let from = at + 1; from <= at + REACH && side === 0; from += 1) {
    const speed = kt === undefined ? speedAt(sheet, from) : undefined;
    if (speed) {
      kt = speed.kt;
      from = speed.next - 1;
      to = speed.next;
      continue;
    }
    const key = sheet.keyAt(from);
    side = RIGHT.test(key) ? 90 : LEFT.test(key) ? 270 : 0;
    if (side !== 0) to = from + 1;
    else if (!WIND_FILLERS.has(key)) break;
  }
  const stretch = { from: beside?.next === at ? at - 2 : at, to };
  const track = TRACK.exec(sheet.prompt.folded.text)?.[1];
  if (kt !== undefined && side !== 0 && track !== undefined) {
    const wind = { from_deg: (Number(track) + side) % 360, kt };
    draft.state("wind", wind, sheet.spanOf(stretch));
    draft.assume("wind.from_deg", wind.from_deg, "deg", "a crosswind blows square to the track");
  } else if (kt !== undefined) {
    draft.ask(
      "wind",
      `The wind is a crosswind of ${Number(kt.toFixed(1))} kt: where does it blow from in degrees true?`,
    );
    draft.explain(sheet.spanOf(stretch));
  } else {
    draft.warn(
      "a crosswind is not used without the track and its side: give where the wind blows from",
    );
  }
  sheet.cross(stretch);
}

import { findAirport } from "../../../../engines/flight/problem/airports.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";

const AIRPORT_AND_TIME = /^([A-Z]{4})(\d{2})([0-5]\d)$/u;

/** Reads a filed flight plan (ICAO Doc 4444): `-EHAM1200`, `-N0470F350`, `-KJFK0730 KBOS KEWR`. */
export function readFiledPlan(sheet: Sheet, draft: Draft): void {
  if (!sheet.tokens.some((token) => token.kind === "word" && token.key === "fpl")) return;
  const ends = sheet.tokens.flatMap((token, at) => {
    const match = token.kind === "word" ? AIRPORT_AND_TIME.exec(token.text) : null;
    return match && findAirport(match[1] ?? "") ? [{ at, match }] : [];
  });
  const [origin, destination] = ends;
  if (!origin || !destination) return;
  const [, from = "", hour = "", minute = ""] = origin.match;
  const span = sheet.spanOf({ from: origin.at, to: origin.at + 1 });
  draft.state("origin", from, span, { rank: 9 });
  if (Number(hour) < 24) draft.state("departure_utc", `${hour}:${minute}`, span, { rank: 9 });
  const end = { from: destination.at, to: destination.at + 1 };
  draft.state("destination", destination.match[1], sheet.spanOf(end), { rank: 9 });
  readAlternates(sheet, draft, end.to);
}

function readAlternates(sheet: Sheet, draft: Draft, from: number): void {
  let at = from;
  for (; findAirport(sheet.tokens[at]?.text ?? "") && at < from + 5; at += 1) {
    const { text } = sheet.tokens[at] ?? { text: "" };
    draft.add("alternates", text, sheet.spanOf({ from: at, to: at + 1 }));
  }
  sheet.cross({ from, to: at });
}

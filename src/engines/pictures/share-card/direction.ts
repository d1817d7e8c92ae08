export type Direction = "ltr" | "rtl";

const STRONG = /[\p{L}\u200e\u200f\u061c\ufdfd]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Mende_Kikakui}\p{Script=Hanifi_Rohingya}\u200f\u061c]/u;

/** The direction of the first character that has one (rule P2 of the bidirectional algorithm). */
export function directionOf(text: string): Direction | undefined {
  const [first] = STRONG.exec(text) ?? [];
  if (first === undefined) return undefined;
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

/** Whether any of the text runs from right to left. */
export function runsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

import { keyAt, type Scene } from "./scene.js";

const CHANGES =
  /^(?:now|instead|changed|change|changes|becomes|raised|raise|increased|increase|increases|reduced|reduce|lowered|goes|rises|rise|today|rather|actually|sorry|correction|version|revised|updated|new|wait|no|oops|mean|meant|make|but|jetzt|statt|stattdessen|sondern|pardon|perdon|ahora|agora|desculpa|entschuldigung|korrektur|maintenant|plutot|instead)$/u;
const REACH = 14;

/** Whether words before a value say that it takes the place of an earlier one: `goes up to 9 nm`, `sorry, 3 nm`. */
export function isChangeAt({ tokens }: Scene, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const token = tokens[before];
    if (token?.kind === "break" || (token?.kind === "mark" && /^[.;?!]$/u.test(token.text)))
      return false;
    if (CHANGES.test(keyAt(tokens, before))) return true;
  }
  return false;
}

import { htmlEntities } from "../../../content/hidden-markup/html-entities.js";

const ENTITY = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,8})|([a-zA-Z][a-zA-Z0-9]{1,30}));?/y;

export interface Entity {
  readonly text: string;
  readonly end: number;
}

/** The character reference of HTML at a place, if there is one; named ones need their semicolon. */
export function entityAt(text: string, at: number): Entity | undefined {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (!match) return undefined;
  const [whole, decimal, hex, name] = match;
  const end = at + whole.length;
  if (name !== undefined) {
    const known = Object.hasOwn(htmlEntities, name) ? htmlEntities[name] : undefined;
    return known !== undefined && whole.endsWith(";") ? { text: known, end } : undefined;
  }
  const codePoint = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isCharacter =
    codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter ? { text: String.fromCodePoint(codePoint), end } : undefined;
}

/** A text with its character references replaced. Linear. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    if (at < from) continue;
    const entity = entityAt(text, at);
    if (!entity) continue;
    pieces.push(text.slice(from, at), entity.text);
    from = entity.end;
  }
  return pieces.join("") + text.slice(from);
}

import {
  ETOPS_FILLERS,
  type PlaceRole,
  ROLE_FILLERS,
  ROLE_WORDS,
} from "../../../../content/flight-words/role-words.js";
import { isWithinOneError } from "../../../../engines/text/near-names/one-error.js";
import type { Sheet } from "../sheet.js";

const FILLERS_MAX = 4;
const ETOPS_FILLERS_MAX = 9;
const WORDS_MAX = 4;
const MISSPELT_LENGTH_MIN = 6;

const roles: ReadonlyMap<string, PlaceRole> = new Map(
  (Object.entries(ROLE_WORDS) as [PlaceRole, readonly string[]][]).flatMap(([role, words]) =>
    words.map((word) => [word, role] as const),
  ),
);
const longRoles = [...roles].filter(
  ([word]) => word.length >= MISSPELT_LENGTH_MIN && !word.includes(" "),
);

export interface RoleFound {
  readonly role: PlaceRole;
  /** The first token of the words that say so. */
  readonly from: number;
}

/** The role that the words right before a token give it. */
export function roleBefore(sheet: Sheet, at: number): RoleFound | undefined {
  const found = behindFillers(sheet, at);
  // `ETOPS 180 via KSFO` is no route by way of it.
  const isOfEtops = found?.role === "via" && etopsBefore(sheet, found.from);
  return isOfEtops || (found ?? etopsBefore(sheet, at));
}

/** The role of the term that ends before a token, by the longest term. */
export function roleEndingAt(sheet: Sheet, end: number): RoleFound | undefined {
  let term = "";
  let longest: RoleFound | undefined;
  for (let from = end - 1, words = 0; from >= 0 && words < WORDS_MAX; from -= 1) {
    const token = sheet.tokens[from];
    if (token?.text === "-" && words > 0) continue;
    if (token?.kind !== "word") break;
    // `ALTN2` is an alternate as `ALTN` is.
    const key = words === 0 ? token.key.replace(/(?<=^[a-z]{3,9})\d$/u, "") : token.key;
    term = words === 0 ? key : `${key} ${term}`;
    words += 1;
    const role = roles.get(term);
    if (role) longest = { role, from };
  }
  return longest ?? misspelt(sheet, end - 1);
}

/** Whether a token is a word that gives roles. */
export function isRoleWord(key: string): boolean {
  return roles.has(key);
}

function behindFillers(sheet: Sheet, at: number): RoleFound | undefined {
  for (let end = at, fillers = 0; fillers <= FILLERS_MAX && end > 0; fillers += 1) {
    const found = roleEndingAt(sheet, end);
    if (found) return found;
    if (!ROLE_FILLERS.has(sheet.keyAt(end - 1)))
      return beginningLine(sheet, end - 1) ?? behindComma(sheet, end, at);
    end -= 1;
  }
  return undefined;
}

/** `origin,CYUL`: a comma behind a word that begins its line. */
function beginningLine(sheet: Sheet, at: number): RoleFound | undefined {
  if (!/^[,;\t]$/u.test(sheet.keyAt(at))) return undefined;
  const found = roleEndingAt(sheet, at);
  const before = sheet.tokens[(found?.from ?? 0) - 1];
  return found && (before === undefined || before.kind === "break") ? found : undefined;
}

/** `for the alternate, LIME or LIPX`, but not `with an alternate, EHAM to KJFK`. */
function behindComma(sheet: Sheet, end: number, at: number): RoleFound | undefined {
  if (sheet.keyAt(end - 1) !== "," || end !== at) return undefined;
  const found = roleEndingAt(sheet, end - 1);
  const isRoute = [at + 1, at + 2].some((each) => /^(?:[-→>]|to)$/u.test(sheet.keyAt(each)));
  return found?.role === "alternate" && !isRoute ? found : undefined;
}

/** `ETOPS 120 min with CYQX`. */
function etopsBefore(sheet: Sheet, at: number): RoleFound | undefined {
  for (let end = at, fillers = 0; fillers <= ETOPS_FILLERS_MAX && end > 0; fillers += 1) {
    const found = roleEndingAt(sheet, end);
    if (found) return found.role === "etops" ? found : undefined;
    const key = sheet.keyAt(end - 1);
    const isFiller =
      ETOPS_FILLERS.has(key) || ROLE_FILLERS.has(key) || sheet.tokens[end - 1]?.kind === "number";
    if (!isFiller) return undefined;
    end -= 1;
  }
  return undefined;
}

function misspelt(sheet: Sheet, at: number): RoleFound | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "word" || token.key.length < MISSPELT_LENGTH_MIN || token.key.length > 30)
    return undefined;
  const near = longRoles.find(
    ([word]) => Math.abs(word.length - token.key.length) <= 1 && isWithinOneError(word, token.key),
  );
  return near && { role: near[1], from: at };
}

/** What is shown in the place of a secret. */
export const MASK = "***";
const IS_URL = /^[a-z][a-z0-9+.-]*:\/\//i;
const URL_IN_TEXT = /[a-z][a-z0-9+.-]*:\/\/[^\s"'<>`]+/gi;
/** Where the next address of a list begins; a password may hold commas. */
const NEXT_URL = /,(?=[a-z][a-z0-9+.-]*:\/\/)/i;
const PARAMETER = /([?&;#])([^=&;#]+)=([^&#]*)/g;
const SECRET_NAME = /key|token|secret|pass|pwd|sig|auth|cred|session|jwt|bearer|code|appid/i;

/**
 * A text without the secrets in its URLs: passwords, all that stands before the host of an http one,
 * and parameters whose names sound secret. Where it is not clear how far a password goes, too much is
 * masked rather than too little.
 */
export function maskSecrets(text: string): string {
  const parsed = parseJson(text);
  if (parsed !== undefined) return JSON.stringify(parsed, (_name, value) => maskStrings(value));
  return maskText(text);
}

/** What JSON that is written in a variable holds; undefined for any other text. */
function parseJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskStrings(value: unknown): unknown {
  return typeof value === "string" ? maskText(value) : value;
}

function maskText(text: string): string {
  const maskList = (urls: string) => urls.split(NEXT_URL).map(maskUrl).join(",");
  // A text that is one URL may hold what would end it within a sentence.
  return IS_URL.test(text) ? maskList(text) : text.replace(URL_IN_TEXT, maskList);
}

function maskUrl(url: string): string {
  const [scheme = ""] = IS_URL.exec(url) ?? [];
  const rest = url.slice(scheme.length);
  const hostAt = mayHoldUser(scheme.toLowerCase(), url) ? rest.lastIndexOf("@") + 1 : 0;
  const user = hostAt === 0 ? "" : `${shownUser(scheme, rest.slice(0, hostAt - 1))}@`;
  return scheme + user + rest.slice(hostAt).replace(PARAMETER, maskParameter);
}

/** Before `@` there may also be a path: of a file, or of a web address that has no colon. */
function mayHoldUser(scheme: string, url: string): boolean {
  if (scheme === "file://") return false;
  if (!/^https?:/.test(scheme) || !URL.canParse(url)) return true;
  return /^[^/?#]*[:@]/.test(url.slice(scheme.length));
}

/** The user of a web address is often a token. */
function shownUser(scheme: string, userInfo: string): string {
  if (/^http/i.test(scheme)) return MASK;
  const colonAt = userInfo.indexOf(":");
  return colonAt < 0 ? userInfo : `${userInfo.slice(0, colonAt)}:${MASK}`;
}

function maskParameter(whole: string, mark: string, name: string): string {
  return SECRET_NAME.test(name) ? `${mark}${name}=${MASK}` : whole;
}

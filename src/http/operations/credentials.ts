import type { IncomingHttpHeaders } from "node:http";
import type { KeyFormat, Realm } from "../../platform/keys/key-format.js";

/** The keys that a caller brought, by realm; the text of one that no realm knows is under none. */
export interface Credentials {
  readonly keys: Readonly<Partial<Record<Realm, string>>>;
  /** Something that was meant as a key and looks like none. */
  readonly unknown: string | undefined;
}

type Formats = Readonly<Record<Realm, KeyFormat>>;

const BEARER = /^Bearer +(\S.*)$/i;
const KEYS_MAX = 8;

/** The keys in `Authorization` and `x-api-key`, several separated by commas, told apart by their shape. */
export function readCredentials(headers: IncomingHttpHeaders, formats: Formats): Credentials {
  const [, bearer = ""] = BEARER.exec(headers.authorization ?? "") ?? [];
  const given = headers["x-api-key"];
  return addKeys(
    { keys: {}, unknown: undefined },
    [bearer, ...[given ?? ""].flat()].join(","),
    formats,
  );
}

/** The same with more keys, which come before those of the same realm that were there. */
export function addKeys(credentials: Credentials, text: string, formats: Formats): Credentials {
  const keys: Partial<Record<Realm, string>> = { ...credentials.keys };
  let { unknown } = credentials;
  const texts = text.split(",").map((one) => one.trim());
  for (const one of texts.filter((one) => one !== "").slice(0, KEYS_MAX)) {
    const realm = Object.entries(formats).find(([, { shape }]) => shape.test(one))?.[0];
    if (realm === undefined) unknown = one;
    else keys[realm as Realm] = one;
  }
  return { keys, unknown };
}

import { Temporal } from "temporal-polyfill";
import { ZONE_ABBREVIATIONS } from "../../../../content/zones/abbreviations.js";
import { ZONE_OF_CITY } from "../../../../content/zones/cities.js";
import { ZONE_OF_COUNTRY } from "../../../../content/zones/countries.js";
import { ZONES_OF_WIDE_COUNTRY } from "../../../../content/zones/wide-countries.js";
import { DateRefused } from "./date-answer.js";

/** A zone as it was asked for. */
export interface Place {
  /** IANA name or fixed offset, as Temporal takes it. */
  readonly zone: string;
  /** As it is shown: "New York", "IST (India Standard Time)", "UTC+02:00". */
  readonly label: string;
  /** What else the name could have meant. */
  readonly note?: string;
}

const OFFSET = /^(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?::?(\d{2}))?$/u;

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function title(name: string): string {
  return name.replace(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) =>
    before.concat(letter.toUpperCase()),
  );
}

function readOffset(name: string): Place | undefined {
  const found = OFFSET.exec(name);
  if (!found) return undefined;
  const hours = Number(found[2]);
  const minutes = Number(found[3] ?? 0);
  if (hours > 14 || minutes > 59)
    throw new DateRefused("out_of_range", `no zone is ${name} from UTC`);
  const zone = `${found[1]}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
  return { zone, label: `UTC${zone}` };
}

function readAbbreviation(name: string): Place | undefined {
  const meanings = own(ZONE_ABBREVIATIONS, name);
  const [taken, ...others] = meanings ?? [];
  if (!taken) return undefined;
  const short = name === "z" || name === "zulu" ? "UTC" : name.toUpperCase();
  if (others.length === 0) return { zone: taken.zone, label: short };
  const rest = others.map((other) => `${other.name} (UTC${other.zone})`).join(" or ");
  return {
    zone: taken.zone,
    label: `${short} (${taken.name})`,
    note: `${short} was taken as ${taken.name}, UTC${taken.zone}; it can also mean ${rest}`,
  };
}

const canonicalNames = new Map<string, string>();

function readIana(name: string): Place | undefined {
  if (!/^[a-z]+(?:[_/+-][a-z0-9]+)+$/u.test(name)) return undefined;
  if (canonicalNames.size === 0)
    for (const zone of Intl.supportedValuesOf("timeZone"))
      canonicalNames.set(zone.toLowerCase(), zone);
  const listedName = canonicalNames.get(name);
  if (listedName) return { zone: listedName, label: listedName };
  if (!name.includes("/")) return undefined;
  try {
    const zone = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
    return { zone, label: zone };
  } catch {
    throw new DateRefused("unknown_zone", `there is no time zone ${name}`);
  }
}

const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f().]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** Finds a zone by city, country, abbreviation, IANA name or offset; undefined for a name that is none of them. */
export function findPlace(text: string): Place | undefined {
  const raw = text.trim().replace(/^the /u, "");
  const iana = readIana(raw) ?? readOffset(raw);
  if (iana) return iana;
  const name = plain(raw);
  const abbreviation = readAbbreviation(name);
  if (abbreviation) return abbreviation;
  const bare = name.replace(/ (?:local )?time(?: zone)?$/u, "");
  for (const candidate of [name, bare, bare.split(/, ?/u)[0] ?? ""]) {
    const zone = own(ZONE_OF_CITY, candidate) ?? own(ZONE_OF_COUNTRY, candidate);
    if (zone) return { zone, label: title(candidate) };
    const many = own(ZONES_OF_WIDE_COUNTRY, candidate);
    if (many)
      throw new DateRefused(
        "ambiguous",
        `${title(candidate)} keeps several times; name a city, such as one of ${many.slice(0, 4).join(", ")}`,
      );
    const short = readAbbreviation(candidate);
    if (short) return short;
  }
  return undefined;
}

/** As `findPlace`; a name that is none is refused. */
export function placeNamed(text: string): Place {
  const found = findPlace(text);
  if (!found)
    throw new DateRefused(
      "unknown_zone",
      `no time zone is known for “${text.trim().slice(0, 60)}”`,
    );
  return found;
}

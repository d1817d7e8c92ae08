import type { DomElement } from "../document/dom.js";

/** What structured data (schema.org in JSON-LD) says of a page. */
export interface StructuredData {
  readonly headline: string | undefined;
  readonly authors: readonly string[];
  readonly published: string | undefined;
  readonly language: string | undefined;
  readonly siteName: string | undefined;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
  ["#39", "'"],
  ["#039", "'"],
  ["#x27", "'"],
  ["#8217", "’"],
  ["#8211", "–"],
]);

type Item = Readonly<Record<string, unknown>>;

const SCRIPTS_MAX = 20;
const SCRIPT_LENGTH_MAX = 500_000;
const ITEMS_MAX = 2_000;
const DESCRIBES_A_PAGE =
  /(?:Article|Posting|Report|Recipe|Product|NewsItem|Review|HowTo|Book|Course|VideoObject|Event|QAPage|Question|WebPage)$/u;
const IS_WRITING = /(?:Article|Posting|Report|NewsItem|Review|Recipe|HowTo)$/u;

/** Reads JSON-LD; broken scripts are passed over. */
export function readStructuredData(scripts: readonly DomElement[]): StructuredData {
  const items = itemsOf(scripts);
  const described = items.filter((item) => DESCRIBES_A_PAGE.test(typeOf(item)));
  const [main] = [...described.filter((item) => IS_WRITING.test(typeOf(item))), ...described];
  const publisher = asItem(main?.publisher) ?? items.find((item) => typeOf(item) === "WebSite");
  return {
    headline: asText(main?.headline) ?? asText(main?.name),
    authors: namesOf(main?.author ?? main?.creator, items),
    published: asText(main?.datePublished) ?? asText(main?.dateCreated),
    language: asText(main?.inLanguage),
    siteName: asText(publisher?.name),
  };
}

function itemsOf(scripts: readonly DomElement[]): readonly Item[] {
  const items: Item[] = [];
  for (const script of scripts.slice(0, SCRIPTS_MAX)) {
    const text = script.textContent;
    if (text.length > SCRIPT_LENGTH_MAX) continue;
    collect(parsed(text), items);
  }
  return items;
}

function collect(value: unknown, items: Item[]): void {
  const waiting = [value];
  while (waiting.length > 0 && items.length < ITEMS_MAX) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...next.slice(0, ITEMS_MAX).reverse());
    else {
      const item = asItem(next);
      if (item === undefined) continue;
      items.push(item);
      waiting.push(item.mainEntity, item["@graph"]);
    }
  }
}

function parsed(text: string): unknown {
  const json = text.replace(
    /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/gu,
    "",
  );
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function typeOf(item: Item): string {
  const type = item["@type"];
  return String(Array.isArray(type) ? type[0] : (type ?? ""));
}

function asItem(value: unknown): Item | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "object" && one !== null ? (one as Item) : undefined;
}

function asText(value: unknown): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" && one.trim() !== "" ? withoutEntities(one) : undefined;
}

/** Many pages escape structured data as if it were HTML. */
function withoutEntities(text: string): string {
  return text.replace(
    /&(?:amp|quot|apos|#0?39|#x27|#8217|#8211);/giu,
    (entity) => ENTITIES.get(entity.slice(1, -1).toLowerCase()) ?? entity,
  );
}

function namesOf(value: unknown, items: readonly Item[]): readonly string[] {
  const several = Array.isArray(value) ? value.slice(0, 10) : [value];
  return several.flatMap((one) => {
    const item = asItem(one);
    if (item === undefined) return asText(one) ?? [];
    const referred = items.find(
      (other) => other["@id"] === item["@id"] && other.name !== undefined,
    );
    return asText(item.name) ?? asText(referred?.name) ?? [];
  });
}

const PROLOGUE = '<w:r><w:t xml:space="preserve">';
const EPILOGUE = "</w:t></w:r>";
const CLONES_MAX = 1_000;
const CLONE_LENGTH_MAX = 100_000;

/**
 * The XML of a body with what the converter would leave out: formulas as their characters, the contents of
 * simple fields and of changes of direction, and line breaks by their second name.
 */
export function prepareBody(xml: string): string {
  const unwrapped = xml
    .replace(/<\/?(?:w:fldSimple|w:dir|w:bdo|m:oMathPara)(?:\s[^<>]*)?>/g, "")
    .replace(/<w:cr\s*\/>/g, "<w:br/>")
    .replace(/<w:ptab(?:\s[^<>]*)?\/>/g, "<w:tab/>");
  return withFormulas(withoutHidden(unwrapped)).replace(SOFT_HYPHEN, "");
}

const SOFT_HYPHEN = /<w:softHyphen\s*\/>|\u00ad|&#(?:173|x0*ad);/gi;
const RUN_PROPERTIES = /^(?:\s[^<>]*)?>\s*<w:rPr(?:\s[^<>]*)?>([\s\S]*)$/;
const VANISH = /<w:vanish(?:\s[^<>]*)?\/?>/;
const NOT_HIDDEN = /w:val="(?:0|false|off)"/;

/** Whether the properties of a run, up to their end, hide it. */
function hides(properties: string): boolean {
  const vanish = VANISH.exec(properties)?.[0];
  return vanish !== undefined && !NOT_HIDDEN.test(vanish);
}

/** The XML without what its runs say is not to be shown. A run holds none other but in a picture or shape. */
function withoutHidden(xml: string): string {
  if (!xml.includes("<w:vanish")) return xml;
  const [before = "", ...runs] = xml.split(/<w:r(?=[\s>])/);
  const shown = runs.map((run) => {
    const end = run.indexOf("</w:rPr>");
    const properties = end < 0 ? undefined : RUN_PROPERTIES.exec(run.slice(0, end))?.[1];
    if (properties === undefined || !hides(properties)) return `<w:r${run}`;
    return `<w:r${run.replace(HIDDEN_TEXT, "")}`;
  });
  return before + shown.join("");
}

const HIDDEN_TEXT = /<w:t(?:\s[^<>]*)?>[^<]*<\/w:t>|<w:(?:tab|br|cr|sym)(?:\s[^<>]*)?\/>/g;

/** Whether some run of a body has text that is not to be shown. */
export function hasHidden(xml: string): boolean {
  return withoutHidden(xml) !== xml;
}

function withFormulas(xml: string): string {
  const [before = "", ...pieces] = xml.split(/<m:oMath(?:\s[^<>]*)?>/);
  const written = pieces.map((piece) => {
    const end = piece.indexOf("</m:oMath>");
    if (end < 0) return piece;
    const characters = [...piece.slice(0, end).matchAll(/<m:t(?:\s[^<>]*)?>([^<]*)</g)];
    const text = characters.map(([, one = ""]) => one).join("");
    return `${PROLOGUE}${text}${EPILOGUE}${piece.slice(end + "</m:oMath>".length)}`;
  });
  return before + written.join("");
}

/**
 * The numbering of a document with a definition of its own for each list that begins anew, since lists that
 * share one go on with each other's numbers, and with the number that each level begins with where the
 * converter passes it on: in the place of the style that levels may belong to.
 */
export function prepareNumbering(xml: string): string {
  const definitions = new Map<string, string>();
  for (const piece of xml.split("<w:abstractNum ").slice(1)) {
    const definition = piece.slice(0, piece.indexOf("</w:abstractNum>") >>> 0);
    const id = /w:abstractNumId="([^"]*)"/.exec(definition)?.[1];
    if (id !== undefined && definition.length <= CLONE_LENGTH_MAX) definitions.set(id, definition);
  }
  const clones: string[] = [];
  const [before = "", ...lists] = xml.split(/(?=<w:num )/);
  const renamed = lists.map((list) => {
    const [own = "", id = ""] = /<w:abstractNumId w:val="([^"]*)"\s*\/>/.exec(list) ?? [];
    const definition = definitions.get(id);
    if (!definition || !list.includes("<w:startOverride") || clones.length >= CLONES_MAX) {
      return list;
    }
    const clone = `own-${clones.length}`;
    const named = definition.replace(/w:abstractNumId="[^"]*"/, `w:abstractNumId="${clone}"`);
    clones.push(`<w:abstractNum ${withOverrides(named, list)}</w:abstractNum>`);
    return list.replace(own, `<w:abstractNumId w:val="${clone}"/>`);
  });
  return withStarts(before + clones.join("")) + renamed.join("");
}

/** What a level's style is called where it has none and begins with another number than 1. */
export const START = /^start=(\d{1,9})$/;

function withOverrides(definition: string, list: string): string {
  const overrides = list.matchAll(
    /<w:lvlOverride w:ilvl="(\d)"\s*>\s*<w:startOverride w:val="(\d{1,9})"/g,
  );
  const starts = new Map([...overrides].map(([, level = "", start = ""]) => [level, start]));
  return definition.replace(
    /<w:lvl w:ilvl="(\d)"[^<>]*>(?:<w:start w:val="\d+"\s*\/>)?/g,
    (all, level) => {
      const start = starts.get(String(level));
      return start === undefined
        ? all
        : `${all.slice(0, all.indexOf(">") + 1)}<w:start w:val="${start}"/>`;
    },
  );
}

function withStarts(xml: string): string {
  const [before = "", ...levels] = xml.split(/(?=<w:lvl )/);
  const named = levels.map((level) => {
    const start = /<w:start w:val="(\d{1,9})"/.exec(level)?.[1];
    if (start === undefined || start === "1" || level.includes("<w:pStyle")) return level;
    return level.replace("</w:lvl>", `<w:pStyle w:val="start=${start}"/></w:lvl>`);
  });
  return before + named.join("");
}

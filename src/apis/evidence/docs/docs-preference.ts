/** Whether an Accept header asks for HTML rather than JSON (RFC 9110, section 12.5.1). */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const ranges = accept.split(",").map(readRange);
  const html = qualityOf("text/html", ranges);
  const json = qualityOf("application/json", ranges);
  // Where nobody names HTML, JSON is what there is.
  const isNamed = ranges.some(({ type, quality }) => /^text\/(html|\*)$/.test(type) && quality > 0);
  return isNamed && html.quality > 0 && (html.quality > json.quality || isFirst(html, json));
}

interface Range {
  readonly type: string;
  readonly quality: number;
}

interface Match {
  readonly quality: number;
  /** Where the header names it; its length when it does not. */
  readonly place: number;
}

function isFirst(one: Match, other: Match): boolean {
  return one.quality === other.quality && one.place < other.place;
}

function readRange(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}

/** The most specific range that covers a media type decides. */
function qualityOf(mediaType: string, ranges: readonly Range[]): Match {
  const [group] = mediaType.split("/");
  for (const covering of [mediaType, `${group}/*`, "*/*"]) {
    const place = ranges.findIndex(({ type }) => type === covering);
    const range = ranges[place];
    if (range) return { quality: range.quality, place };
  }
  return { quality: 0, place: ranges.length };
}

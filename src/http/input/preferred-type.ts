/**
 * Which of the media types that a route has an Accept header asks for (RFC 9110, section 12.5.1): the
 * one with the highest weight, of several the one that is named first. The first of `offered` is for
 * those who name none, and stands in for what is not offered at all.
 */
export function preferredType<Type extends string>(
  accept: string | undefined,
  offered: readonly [Type, ...Type[]],
): Type {
  const [usual] = offered;
  if (accept === undefined) return usual;
  const ranges = accept.split(",").map(readRange);
  let best: Match & { readonly type: Type } = { type: usual, ...matchOf(usual, ranges) };
  for (const type of offered) {
    const match = matchOf(type, ranges);
    const isBetter =
      match.quality > best.quality ||
      (match.quality === best.quality && match.quality > 0 && match.place < best.place);
    if (isBetter) best = { type, ...match };
  }
  return best.type;
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

function readRange(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}

/** The most specific range that covers a media type decides. */
function matchOf(mediaType: string, ranges: readonly Range[]): Match {
  const [group] = mediaType.split("/");
  for (const covering of [mediaType, `${group}/*`, "*/*"]) {
    const place = ranges.findIndex(({ type }) => type === covering);
    const range = ranges[place];
    if (range) return { quality: range.quality, place };
  }
  return { quality: 0, place: ranges.length };
}

/** What stands behind the slug, as it was written. */
export interface Target {
  readonly slug: string;
  /** The path below the slug with the query string, beginning with a slash; never decoded. */
  readonly path: string;
}

const PREFIX = "/v1/api/";
const SEPARATOR = /[/\\]|%2f|%5c/i;
const DOT_SEGMENT = /^(\.|%2e){1,2}(;.*)?$/i;

/** Splits the target of a request into the slug and the rest. */
export function readTarget(url: string): Target {
  const rest = url.slice(PREFIX.length);
  const end = rest.search(/[/?]/);
  if (end < 0) return { slug: rest, path: "/" };
  const below = rest.slice(end);
  return { slug: rest.slice(0, end), path: below.startsWith("?") ? `/${below}` : below };
}

/**
 * Whether a path climbs with dot segments, plainly or percent-encoded: whoever resolved them behind
 * the gateway would reach another path than the one that was asked for.
 */
export function hasDotSegments(path: string): boolean {
  if (!/\.|%2e/i.test(path)) return false;
  const queryAt = path.indexOf("?");
  const segments = (queryAt < 0 ? path : path.slice(0, queryAt)).split(SEPARATOR);
  return segments.some((segment) => DOT_SEGMENT.test(segment));
}

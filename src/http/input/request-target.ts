import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)(?=$|[/?])/i;
/** No route has it, and nobody can send it. */
const NO_PATH = "/\u0000";

/**
 * The path and query that a request target asks for, as they were written (RFC 9112 section 3.2): a
 * path as it is, and that of an http URL. Undefined for every other target: `*`, an authority, one
 * with a fragment, which some would read as a part of the path and others not.
 */
export function pathOfTarget(target: string): string | undefined {
  if (target.includes("#")) return undefined;
  if (target.startsWith("/")) return target;
  const [origin] = ABSOLUTE.exec(target) ?? [];
  if (origin === undefined) return undefined;
  const path = target.slice(origin.length);
  return path.startsWith("/") ? path : `/${path}`;
}

/** The path that a message is routed by. The host of a URL counts, and not that of the header beside it. */
export function routedPath(message: IncomingMessage): string {
  const target = message.url ?? "/";
  const [, host] = target.startsWith("/") ? [] : (ABSOLUTE.exec(target) ?? []);
  if (host !== undefined) message.headers.host = host;
  const path = pathOfTarget(target);
  return path === undefined ? NO_PATH : asWritten(path);
}

/**
 * A path with percent signs that encode nothing is taken as it is written: it then goes the way of
 * every other request, with its id and its log line, and is most likely unknown.
 */
function asWritten(url: string): string {
  if (!url.includes("%")) return url;
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

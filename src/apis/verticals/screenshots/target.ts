import { errors } from "../../../http/api-error.js";

/** Where the site has pages for people, whether or not this build serves each of them. */
const AREAS = [
  "/app",
  "/dashboard",
  "/docs",
  "/pricing",
  "/status",
  "/account",
  "/products",
  "/mcp",
];
const LENGTH_MAX = 200;
/** Segments that are what they look like: nothing encoded, nothing empty, none that lead elsewhere. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\.[\w-]+)*(?:\/|$))*$/;
/** Some pages of the site are documents of an API, and are no targets. */
const API_PATH = /^\/(?:api|v1)(?:\/|$)/;

/** Whether a path may be that of a page: one of an area, or one that the site lists. */
export function isPagePath(path: string, listed: ReadonlySet<string>): boolean {
  if (path.length > LENGTH_MAX || !PLAIN_PATH.test(path) || API_PATH.test(path)) return false;
  const isWithin = (area: string) => path === area || path.startsWith(`${area}/`);
  return path === "/" || listed.has(path) || AREAS.some(isWithin);
}

/** Throws 400 for anything but the path of a page; one that is missing is the schema's to refuse. */
export function checkTarget(target: unknown, listed: ReadonlySet<string>): void {
  if (target === undefined) return;
  if (typeof target !== "string" || !isPagePath(target, listed)) throw notAPage();
}

/** The refusal of a target that no page could be at. */
export function notAPage() {
  const places = ["/", ...AREAS].join(", ");
  const message = `target must be the path of a page of this site, once and without query, fragment and encoded characters: ${places}, or a page below one of them`;
  return errors.invalidRequest(message, { details: [{ path: "/target", message }] });
}

/**
 * Whether the caller has the representation with this strong ETag already. Weak tags match too, as
 * RFC 9110 wants it for `If-None-Match`; no tag of ours holds a comma.
 */
export function hasRepresentation(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags?.some((tag) => tag === etag || tag === "*") ?? false;
}

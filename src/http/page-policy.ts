/**
 * Content security policy of every page: nothing is loaded but what this origin serves, and nothing
 * runs or styles inline.
 */
export const PAGE_POLICY = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
} satisfies Record<string, readonly string[]>;

/** The same as the value of a header, for pages that are sent from where no plugin sets it. */
export const PAGE_POLICY_HEADER = Object.entries(PAGE_POLICY)
  .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
  .join(";");

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

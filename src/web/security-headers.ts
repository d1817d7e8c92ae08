/** Nothing is loaded but what this origin serves, and nothing runs or styles inline. */
export const CONTENT_SECURITY_POLICY = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
} satisfies Record<string, readonly string[]>;

const HSTS_SECONDS = 180 * 24 * 60 * 60;

/** Options of @fastify/helmet for pages. Browsers are told to keep to https only where https is served. */
export function pageHelmet(publicUrl: string) {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    referrerPolicy: { policy: "no-referrer" as const },
    frameguard: { action: "deny" as const },
    strictTransportSecurity: isHttps(publicUrl) && {
      maxAge: HSTS_SECONDS,
      includeSubDomains: false,
    },
  };
}

/**
 * The same policy for a `meta` element, for error pages: those are also sent from outside the scope
 * of the pages, where no header is set. Browsers take no `frame-ancestors` from an element.
 */
export function embeddedPolicy(): string {
  return Object.entries(CONTENT_SECURITY_POLICY)
    .filter(([directive]) => directive !== "frame-ancestors")
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith("https://");
}

import { PAGE_POLICY } from "../http/page-policy.js";

const HSTS_SECONDS = 180 * 24 * 60 * 60;

/** Options of @fastify/helmet for pages. Browsers are told to keep to https only where https is served. */
export function pageHelmet(publicUrl: string) {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    referrerPolicy: { policy: "no-referrer" as const },
    frameguard: { action: "deny" as const },
    strictTransportSecurity: isHttps(publicUrl) && {
      maxAge: HSTS_SECONDS,
      includeSubDomains: false,
    },
  };
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith("https://");
}

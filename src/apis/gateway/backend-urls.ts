const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The base URLs of GATEWAY_BACKENDS by slug; undefined when the text does not hold that. */
export function readBackendUrls(text: string): Readonly<Record<string, string>> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const isBaseUrl = (url: unknown) =>
    typeof url === "string" && /^https?:\/\/[^\s?#]+$/.test(url) && URL.canParse(url);
  const isSound = Object.entries(value).every(([slug, url]) => SLUG.test(slug) && isBaseUrl(url));
  return isSound ? (value as Record<string, string>) : undefined;
}

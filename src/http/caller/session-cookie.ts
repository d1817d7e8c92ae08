/** The cookie of a signed-in person. The gateway neither passes it on nor lets a backend set it. */
export const SESSION_COOKIE = "gatehouse_session";

const SESSION_PAIR = new RegExp(`^[\\s=]*${SESSION_COOKIE}\\s*(=|$)`, "i");

/**
 * Whether somebody could take the pair of a cookie for that cookie. A browser stores `=a=b` as a
 * cookie without name and sends it as `a=b` (RFC 6265bis section 5.7), and drops blanks around names.
 */
export function isSessionPair(pair: string): boolean {
  return SESSION_PAIR.test(pair);
}

/**
 * The session that the cookie of a request names; undefined without one, and when there are several
 * that differ: one of them was planted, by another site of the same domain, and none can be trusted.
 */
export function readSession(cookies: string | undefined): string | undefined {
  const pairs = cookies?.split(";").map((pair) => pair.trim()) ?? [];
  const own = pairs.filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
  return new Set(own).size === 1 ? own[0]?.slice(SESSION_COOKIE.length + 1) : undefined;
}

/** The Set-Cookie header of a session that ends in some seconds. */
export function sessionCookie(
  session: string,
  { publicUrl, seconds }: { readonly publicUrl: string; readonly seconds: number },
): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${SESSION_COOKIE}=${session}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The Set-Cookie header that makes a browser forget its session. */
export function forgottenCookie(publicUrl: string): string {
  return sessionCookie("", { publicUrl, seconds: 0 });
}

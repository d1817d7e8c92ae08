/** The cookie of a signed-in person. The gateway neither passes it on nor lets a backend set it. */
export const SESSION_COOKIE = "gatehouse_session";

/** The session that the cookie of a request names; undefined without one. */
export function readSession(cookies: string | undefined): string | undefined {
  const pairs = cookies?.split(";").map((pair) => pair.trim()) ?? [];
  const own = pairs.find((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
  return own?.slice(SESSION_COOKIE.length + 1);
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

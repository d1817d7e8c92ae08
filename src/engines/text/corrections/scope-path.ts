/** Parts of a scope, and characters of all of it. */
export const SCOPE_PARTS_MAX = 16;
export const SCOPE_LENGTH_MAX = 200;

export type ReadScope =
  | { readonly kind: "scope"; readonly scope: string }
  | { readonly kind: "refused"; readonly message: string };

const CONTROL = /\p{Cc}/u;

/**
 * The one form of a scope: its parts joined by single slashes, with none at the ends. Case counts, as in
 * paths. Empty parts are left out; `.` and `..` are refused, since a scope names a place and does not walk.
 */
export function readScope(text: string): ReadScope {
  const parts = text
    .normalize("NFC")
    .split("/")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const scope = parts.join("/");
  if (parts.some((part) => part === "." || part === "..")) {
    return { kind: "refused", message: "scope must not have a part that is . or .." };
  }
  if (parts.length > SCOPE_PARTS_MAX) {
    return { kind: "refused", message: `scope must have at most ${SCOPE_PARTS_MAX} parts` };
  }
  if (CONTROL.test(scope)) {
    return { kind: "refused", message: "scope must not have control characters" };
  }
  return { kind: "scope", scope };
}

/** The scopes whose corrections reach a scope: itself and all above it, the whole house (`""`) first. */
export function scopesReaching(scope: string): string[] {
  const parts = partsOf(scope);
  return ["", ...parts.map((_, at) => parts.slice(0, at + 1).join("/"))];
}

/** How specific a scope is: its parts, 0 for the whole house. */
export function scopeDepth(scope: string): number {
  return partsOf(scope).length;
}

function partsOf(scope: string): string[] {
  return scope === "" ? [] : scope.split("/");
}

import { roles as ariaRoles } from "aria-query";
import { globalAttributes } from "../../../content/aria/attributes.js";
import {
  newerRoles,
  type RoleRules,
  roleRules,
  roleSynonyms,
} from "../../../content/aria/roles.js";

interface KnownRole {
  readonly isAbstract: boolean;
  readonly attributes: ReadonlySet<string>;
}

let knownRoles: ReadonlyMap<string, KnownRole> | undefined;

/** Roles of WAI-ARIA, DPUB-ARIA and the Graphics Module with what they take, from the tables of aria-query. */
function known(): ReadonlyMap<string, KnownRole> {
  knownRoles ??= new Map(
    ariaRoles
      .entries()
      .map(([role, definition]) => [
        role,
        { isAbstract: definition.abstract, attributes: new Set(Object.keys(definition.props)) },
      ]),
  );
  return knownRoles;
}

/** Whether a word, in any case, is a role that authors may use. */
export function isRole(word: string): boolean {
  const role = word.toLowerCase();
  return newerRoles.has(role) || known().get(role)?.isAbstract === false;
}

/** The one name of a role that has two, in lower case. */
export function roleName(word: string): string {
  const role = word.toLowerCase();
  return Object.hasOwn(roleSynonyms, role) ? (roleSynonyms[role] ?? role) : role;
}

const noRules: RoleRules = {};

/** What WAI-ARIA asks of an element with a role. */
export function rulesOf(role: string | undefined): RoleRules {
  if (role === undefined || !Object.hasOwn(roleRules, role)) return noRules;
  return roleRules[role] ?? noRules;
}

/** Whether elements with a role take a state or property, be it global or of the role. */
export function takesAttribute(role: string | undefined, attribute: string): boolean {
  if (globalAttributes.has(attribute)) return true;
  if (role === undefined) return false;
  if (textsOfIndex.has(attribute)) return takesAttribute(role, attribute.slice(0, -"text".length));
  if (role === "comment" && commentAttributes.has(attribute)) return true;
  return known().get(role)?.attributes.has(attribute) ?? false;
}

/** What comments, a role of WAI-ARIA 1.3, take. */
const commentAttributes = new Set(["aria-level", "aria-posinset", "aria-setsize"]);
/** Properties of WAI-ARIA 1.3 that go with the index they put into words. */
const textsOfIndex = new Set(["aria-colindextext", "aria-rowindextext"]);

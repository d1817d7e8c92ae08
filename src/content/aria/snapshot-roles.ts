/** Elements that the mappings of HTML give a role and Playwright's snapshots none. */
export const tagsWithoutRole: ReadonlySet<string> = new Set(["address", "dir", "hgroup", "s"]);

/** By tag, the parents without whose semantics an element has none either. */
export const parentRolesToShare: Readonly<Record<string, readonly string[]>> = {
  dd: ["dl", "div"],
  div: ["dl"],
  dt: ["dl", "div"],
  li: ["ol", "ul"],
  tbody: ["table"],
  td: ["tr"],
  tfoot: ["table"],
  th: ["tr"],
  thead: ["table"],
  tr: ["thead", "tbody", "tfoot", "table"],
};

/** Roles that give their text to the name of an element around them, beside those that have a name of their text. */
export const rolesReadForNames: ReadonlySet<string> = new Set([
  "caption",
  "code",
  "contentinfo",
  "definition",
  "deletion",
  "emphasis",
  "insertion",
  "list",
  "listitem",
  "mark",
  "none",
  "paragraph",
  "region",
  "rowgroup",
  "strong",
  "subscript",
  "superscript",
  "table",
  "term",
  "time",
]);

/** Roles whose name tells which one it is, so that a snapshot shows it though it repeats what is in them. */
export const rolesToldByName: ReadonlySet<string> = new Set([
  "alertdialog",
  "application",
  "banner",
  "columnheader",
  "complementary",
  "contentinfo",
  "dialog",
  "document",
  "figure",
  "form",
  "grid",
  "group",
  "listbox",
  "main",
  "menu",
  "menubar",
  "navigation",
  "radiogroup",
  "region",
  "rowheader",
  "search",
  "table",
  "tablist",
  "tabpanel",
  "toolbar",
  "tree",
  "treegrid",
]);

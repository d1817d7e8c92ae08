/** What WAI-ARIA 1.2 asks of an element with a role, beside the attributes that it takes. */
export interface RoleRules {
  /** States and properties without a default that the author has to set. */
  readonly requiredAttributes?: readonly string[];
  /** Roles of which one has to be the parent in the accessibility tree. */
  readonly contextRoles?: readonly string[];
  /** Roles that its children in the accessibility tree may have. */
  readonly ownedRoles?: readonly string[];
  readonly hasPresentationalChildren?: boolean;
  readonly isNamedByContent?: boolean;
  readonly isNameProhibited?: boolean;
  /** WAI-ARIA 1.3 prohibits names, which 1.2 allows. */
  readonly isNameProhibitedLater?: boolean;
}

const cellRoles = ["cell", "columnheader", "gridcell", "rowheader"];
const menuItems = ["menuitem", "menuitemcheckbox", "menuitemradio"];
/** Submenus stand beside the item that opens them, and WAI-ARIA 1.3 lets separators in. */
const menuChildren = [...menuItems, "group", "menu", "separator"];
const menuParents = ["group", "menu", "menubar"];
const rowParents = ["grid", "rowgroup", "table", "treegrid"];
const unnamed: RoleRules = { isNameProhibited: true };
const unnamedLater: RoleRules = { isNameProhibitedLater: true };
const namedByContent: RoleRules = { isNamedByContent: true };

/** By role; a role that is missing here has none of these demands. */
export const roleRules: Readonly<Record<string, RoleRules>> = {
  button: { isNamedByContent: true, hasPresentationalChildren: true },
  caption: { isNameProhibited: true },
  cell: { isNamedByContent: true, contextRoles: ["row"] },
  checkbox: {
    isNamedByContent: true,
    hasPresentationalChildren: true,
    requiredAttributes: ["aria-checked"],
  },
  code: unnamed,
  columnheader: { isNamedByContent: true, contextRoles: ["row"] },
  combobox: { requiredAttributes: ["aria-expanded", "aria-controls"] },
  definition: unnamedLater,
  deletion: unnamed,
  emphasis: unnamed,
  feed: { ownedRoles: ["article"] },
  generic: unnamed,
  grid: { ownedRoles: ["row", "rowgroup"] },
  gridcell: { isNamedByContent: true, contextRoles: ["row"] },
  heading: { isNamedByContent: true, requiredAttributes: ["aria-level"] },
  img: { hasPresentationalChildren: true },
  insertion: unnamed,
  link: namedByContent,
  list: { ownedRoles: ["listitem"] },
  listbox: { ownedRoles: ["option", "group"] },
  listitem: { contextRoles: ["directory", "list"] },
  mark: unnamed,
  menu: { ownedRoles: menuChildren },
  menubar: { ownedRoles: menuChildren },
  menuitem: { isNamedByContent: true, contextRoles: menuParents },
  menuitemcheckbox: {
    isNamedByContent: true,
    hasPresentationalChildren: true,
    contextRoles: menuParents,
    requiredAttributes: ["aria-checked"],
  },
  menuitemradio: {
    isNamedByContent: true,
    hasPresentationalChildren: true,
    contextRoles: menuParents,
    requiredAttributes: ["aria-checked"],
  },
  meter: { hasPresentationalChildren: true, requiredAttributes: ["aria-valuenow"] },
  none: unnamed,
  option: {
    isNamedByContent: true,
    hasPresentationalChildren: true,
    contextRoles: ["group", "listbox"],
  },
  paragraph: unnamed,
  presentation: unnamed,
  progressbar: { hasPresentationalChildren: true },
  radio: {
    isNamedByContent: true,
    hasPresentationalChildren: true,
    requiredAttributes: ["aria-checked"],
  },
  row: { isNamedByContent: true, contextRoles: rowParents, ownedRoles: cellRoles },
  rowgroup: { contextRoles: ["grid", "table", "treegrid"], ownedRoles: ["row"] },
  rowheader: { isNamedByContent: true, contextRoles: ["row"] },
  scrollbar: {
    hasPresentationalChildren: true,
    requiredAttributes: ["aria-controls", "aria-valuenow"],
  },
  separator: { hasPresentationalChildren: true },
  slider: { hasPresentationalChildren: true, requiredAttributes: ["aria-valuenow"] },
  strong: unnamed,
  subscript: unnamed,
  suggestion: unnamed,
  superscript: unnamed,
  switch: {
    isNamedByContent: true,
    hasPresentationalChildren: true,
    requiredAttributes: ["aria-checked"],
  },
  tab: { isNamedByContent: true, hasPresentationalChildren: true, contextRoles: ["tablist"] },
  table: { ownedRoles: ["row", "rowgroup", "caption"] },
  tablist: { ownedRoles: ["tab"] },
  term: unnamedLater,
  time: unnamedLater,
  tooltip: namedByContent,
  tree: { ownedRoles: ["treeitem", "group"] },
  treegrid: { ownedRoles: ["row", "rowgroup"] },
  treeitem: { isNamedByContent: true, contextRoles: ["group", "tree", "treeitem"] },
  "doc-backlink": namedByContent,
  "doc-biblioref": namedByContent,
  "doc-glossref": namedByContent,
  "doc-noteref": namedByContent,
  "doc-pagebreak": { hasPresentationalChildren: true },
  "graphics-symbol": { hasPresentationalChildren: true },
};

/** What a group owns, and the groups in it: the roles that the whole asks for. */
export const groupChildren: Readonly<Record<string, readonly string[]>> = {
  listbox: ["option", "group"],
  menu: menuChildren,
  menubar: menuChildren,
  tree: ["treeitem", "group"],
};

/** Roles that the specifications name twice. */
export const roleSynonyms: Readonly<Record<string, string>> = {
  image: "img",
  presentation: "none",
};

/** Roles of WAI-ARIA 1.3 and of annotations, that the tables of 1.2 do not hold. */
export const newerRoles: ReadonlySet<string> = new Set([
  "comment",
  "image",
  "mark",
  "sectionfooter",
  "sectionheader",
  "suggestion",
]);

/** Roles of fields, whose name says what to fill in. */
export const fieldRoles: ReadonlySet<string> = new Set([
  "checkbox",
  "combobox",
  "listbox",
  "menuitemcheckbox",
  "menuitemradio",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "textbox",
]);

/** Widgets that are named by their content. */
export const widgetsNamedByContent: ReadonlySet<string> = new Set([
  "button",
  "checkbox",
  "columnheader",
  "gridcell",
  "link",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "radio",
  "rowheader",
  "switch",
  "tab",
  "treeitem",
]);

export const widgetRoles: ReadonlySet<string> = new Set([
  ...fieldRoles,
  ...widgetsNamedByContent,
  "grid",
  "menu",
  "menubar",
  "progressbar",
  "radiogroup",
  "scrollbar",
  "separator",
  "tablist",
  "tree",
  "treegrid",
]);

export const landmarkRoles: ReadonlySet<string> = new Set([
  "banner",
  "complementary",
  "contentinfo",
  "form",
  "main",
  "navigation",
  "region",
  "search",
]);

/**
 * Roles of HTML elements that follow from the tag alone (HTML Accessibility API Mappings 1.0). What depends on
 * attributes, ancestors or a name is decided beside it; a tag that is missing here has no corresponding role.
 */
export const rolesByTag: Readonly<Record<string, string>> = {
  address: "group",
  article: "article",
  b: "generic",
  bdi: "generic",
  bdo: "generic",
  blockquote: "blockquote",
  body: "generic",
  button: "button",
  caption: "caption",
  code: "code",
  data: "generic",
  datalist: "listbox",
  dd: "definition",
  del: "deletion",
  details: "group",
  dfn: "term",
  dialog: "dialog",
  dir: "list",
  div: "generic",
  dt: "term",
  em: "emphasis",
  fieldset: "group",
  figure: "figure",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  hgroup: "group",
  hr: "separator",
  html: "document",
  i: "generic",
  img: "img",
  ins: "insertion",
  li: "listitem",
  main: "main",
  mark: "mark",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  pre: "generic",
  progress: "progressbar",
  q: "generic",
  s: "deletion",
  samp: "generic",
  search: "search",
  small: "generic",
  span: "generic",
  strong: "strong",
  sub: "subscript",
  sup: "superscript",
  table: "table",
  tbody: "rowgroup",
  td: "cell",
  textarea: "textbox",
  tfoot: "rowgroup",
  thead: "rowgroup",
  time: "time",
  tr: "row",
  u: "generic",
  ul: "list",
};

/** Roles of `input` elements by their type; a type that is missing here has none. */
export const rolesByInputType: Readonly<Record<string, string>> = {
  button: "button",
  checkbox: "checkbox",
  email: "textbox",
  image: "button",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  search: "searchbox",
  submit: "button",
  tel: "textbox",
  text: "textbox",
  url: "textbox",
};

/** Types of `input` that browsers know; any other is a text field. */
export const inputTypes: ReadonlySet<string> = new Set([
  ...Object.keys(rolesByInputType),
  "color",
  "date",
  "datetime-local",
  "file",
  "hidden",
  "month",
  "password",
  "time",
  "week",
]);

/** Types of `input` that become comboboxes with a list of suggestions. */
export const inputTypesWithSuggestions: ReadonlySet<string> = new Set([
  "email",
  "search",
  "tel",
  "text",
  "url",
]);

/** Roles of SVG elements (SVG Accessibility API Mappings); others have one only when something names them. */
export const rolesBySvgTag: Readonly<Record<string, string>> = {
  image: "img",
  svg: "graphics-document",
};

/** SVG elements that a name brings into the accessibility tree. */
export const namedSvgTags: ReadonlySet<string> = new Set([
  "circle",
  "ellipse",
  "g",
  "line",
  "path",
  "polygon",
  "polyline",
  "rect",
  "symbol",
  "use",
]);

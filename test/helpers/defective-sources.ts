import fc from "fast-check";

const word = fc.constantFrom(
  ...["bread", "prices", "our shop", "contact", "opening hours", "the mill", "Käse & Brot", "<3"],
);
const sentence = fc.constantFrom(
  "We bake our bread every morning with flour from the mill next door.",
  "Wir backen unser Brot jeden Morgen mit Mehl aus der Mühle nebenan.",
  "Le pain est cuit chaque matin avec la farine du moulin voisin.",
  "Short.",
  "fish &amp; chips with a &lt;b&gt; and a very long line that goes on for quite a while, as lines of text do on pages that nobody has ever looked at with care",
);
const color = fc.constantFrom(
  ...[
    "#999",
    "#777",
    "#aaa",
    "#000",
    "white",
    "rgb(200 60 60)",
    "hsl(40 90% 60%)",
    "#1a6",
    "#abcdef80",
  ],
  ...["red", "var(--ink)", "currentcolor", "inherit", "oklch(0.7 0.2 140)", "bogus"],
);
const id = fc.constantFrom("a", "b", "main", "a-2", "x y", "é");
const important = fc.constantFrom("", "", "", " !important");
const declaration = fc.oneof(
  fc.tuple(color, important).map(([value, mark]) => `color: ${value}${mark}`),
  color.map((value) => `background: ${value}`),
  color.map((value) => `background-color:${value}`),
  fc.constantFrom("7px", "10px", "0.5rem", "2em", "30px").map((value) => `font-size: ${value}`),
  fc.constantFrom("font: 8px Arial", "opacity: .7", "text-align: justify", "width: 160px"),
  fc.constantFrom("outline: none", "text-decoration: none", "animation: spin 2s infinite"),
  fc.constantFrom("transition: all .2s", "padding: 7px 13px", "text-shadow: 0 0 2px red"),
  fc
    .tuple(
      fc.constantFrom(
        "letter-spacing: .01em",
        "word-spacing: 0",
        "line-height: 1.1",
        "line-height:1",
      ),
      important,
    )
    .map(([spacing, mark]) => spacing + mark),
  fc.constantFrom("height: 16px", "width: 18px", "max-width: 140ch", "--ink: #aaa", "broken"),
);
const style = fc
  .array(declaration, { maxLength: 4 })
  .chain((list) => fc.constantFrom(list.join("; "), list.join(";"), `${list.join(" ;\n")};`));

const selector = fc.constantFrom(
  ...["p", "a", ".x", "#a", "div p", "body", ":root", "a:focus", "button:focus-visible", "*"],
  ...["h1, h2", ".x > a", "button", "::placeholder", "li:nth-child(2)", "not a selector {"],
);
const rule = fc.tuple(selector, style).map(([name, text]) => `${name} { ${text} }`);

/** Style sheets with faint text, motion, small type and other defects. */
export const stylesheets = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: rule },
      rule.map((one) => `@media (min-width: 600px) {\n  ${one}\n}`),
      fc.constantFrom(
        "/* note */",
        "@import 'a.css';",
        "}",
        "@font-face { font-family: A }",
        "\ufeff",
      ),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .chain((rules) => fc.constantFrom("\n", "\r\n", " ").map((end) => rules.join(end) + end));

const attribute = fc.oneof(
  id.map((value) => `id="${value}"`),
  id.map((value) => `id=${value.replace(" ", "")}`),
  fc.constantFrom(
    "tabindex=3",
    "tabindex='1'",
    "aria-labeld='x'",
    "aria-foo=1",
    'role="buton"',
    "role=list",
  ),
  fc.constantFrom('class="x"', "class='x' class=y", "lang=xx", "lang='en_US'", "hidden", "DIR=ltr"),
  style.map((text) => `style="${text.replaceAll('"', "&quot;")}"`),
  fc.constantFrom(
    'aria-labelledby="a b"',
    "autocomplete=nonsense",
    "autocomplete=e-mail",
    'title="a > b"',
    "disabled",
  ),
);
const attributes = fc
  .array(attribute, { maxLength: 3 })
  .map((list) => list.map((one) => ` ${one}`).join(""));

const inline = fc.oneof(
  word.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")),
  sentence,
  fc.tuple(attributes, word).map(([own, text]) => `<a href="/x"${own}><img src=i.png> ${text}</a>`),
  attributes.map((own) => `<img src="a.png"${own}>`),
  fc.constantFrom(
    "<img width=1 height=1 src=t.gif>",
    "<br>",
    "<b>bold<p>over</b>",
    "<!-- note -->",
  ),
  fc.tuple(attributes, word).map(([own, text]) => `<button${own}>${text}</button>`),
  fc.tuple(id, attributes).map(([to, own]) => `<label for="${to}">Name</label><input${own}>`),
  fc.tuple(attributes, word).map(([own, text]) => `<span${own}>${text}</span>`),
  fc.constantFrom(
    "<font color=#ccc>old</font>",
    "<marquee>news</marquee>",
    "<svg><title>i</title></svg>",
  ),
);
const block = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(attributes, fc.array(inline, { maxLength: 3 }))
      .map(([own, inside]) => `<p${own}>${inside.join(" ")}</p>`),
    fc
      .tuple(fc.constantFrom("h1", "h2", "h4"), attributes, inline)
      .map(([tag, own, inside]) => `<${tag}${own}>${inside}</${tag}>`),
    fc
      .tuple(attributes, fc.array(tie("block"), { maxLength: 3 }))
      .map(([own, inside]) => `<div${own}>${inside.join("\n")}</div>`),
    fc.tuple(attributes, inline).map(([own, inside]) => `<ul><li${own}>${inside}<li>two</ul>`),
    inline,
  ),
})).block;

const head = fc
  .array(
    fc.oneof(
      stylesheets.map((text) => `<style>${text}</style>`),
      fc.constantFrom(
        '<meta charset="utf-8">',
        "<title></title>",
        "<title>Shop</title>",
        '<meta name="viewport" content="width=device-width, user-scalable=no, maximum-scale=1.0">',
        '<meta http-equiv="refresh" content="30">',
        "<meta http-equiv=refresh content='5; url=/new?a=1&amp;b=2'>",
        '<link rel="stylesheet" href="a.css">',
        "<script>document.getElementById('b')</script>",
      ),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join("\n"));
const root = fc.constantFrom(
  "<html>",
  '<html lang="">',
  "<html lang=english xml:lang='de'>",
  "<HTML LANG='en' xml:lang=de>",
);

/** Pages and parts of pages as people write them, with defects of many kinds. */
export const pages = fc
  .tuple(
    root,
    head,
    fc.array(block, { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([html, inHead, blocks, form]) => {
    const body = blocks.join("\n");
    if (form === 0) return body;
    if (form === 1) return `<!DOCTYPE html>\n<title></title>\n${inHead}\n${body}`;
    const page = `<!doctype html>\n${html}\n<head>\n  ${inHead}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
    return form === 2 ? page : page.replaceAll("\n", "\r\n");
  });

const tokenName = fc.constantFrom(
  ...[
    "text",
    "background",
    "on-primary",
    "primary",
    "muted-foreground",
    "muted",
    "surface",
    "label",
  ],
  ...["body", "sm", "md", "xl", "fontSize", "font-size", "line-height", "spacing", "gap", "a.b"],
);
const tokenValue = fc.oneof(
  fc.constantFrom("#999", "#fff", "#112233", "ff8800", "rgb(120 120 120)", "white", "{color.text}"),
  fc.constantFrom("7px", "15px", "16px", "1rem", "0.5rem", "1.1", "{spacing.md}", "{gone}", "24px"),
  fc.constantFrom(8, 9, 1.2, 16, 0, -4),
);
const leaf = fc.tuple(tokenValue, fc.constantFrom("color", "dimension", undefined));
const leaves = (form: number) =>
  leaf.map(([value, type]) => {
    if (form === 0) return value;
    const key = form === 1 ? "$" : "";
    return { [`${key}value`]: value, ...(type === undefined ? {} : { [`${key}type`]: type }) };
  });

/** Design tokens of three forms, with faint pairs, slips of scales and aliases that lead nowhere. */
export const tokenSources = fc.integer({ min: 0, max: 2 }).chain((form) => {
  const group = fc.dictionary(tokenName, leaves(form), { minKeys: 1, maxKeys: 6 });
  const groups = fc.dictionary(
    fc.constantFrom("color", "font-size", "spacing", "text", "background", "button", "lineHeight"),
    fc.oneof(group, fc.dictionary(tokenName, group, { minKeys: 1, maxKeys: 3 })),
    { minKeys: 1, maxKeys: 5 },
  );
  const layout = fc.constantFrom<string | number>(2, 0, "\t");
  return fc.tuple(groups, layout).map(([tree, space]) => JSON.stringify(tree, undefined, space));
});

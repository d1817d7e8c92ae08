import { isSystemColor } from "./color-values.js";
import { parseColor } from "./colors.js";
import { parseFunction, parseQuantity, splitValue } from "./values.js";

type Longhands = ReadonlyMap<string, string>;

const SIDES = ["top", "right", "bottom", "left"] as const;
const WIDE = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);
const LINE_STYLES =
  /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|auto|wavy)$/iu;

const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  background: [
    "background-color",
    "background-image",
    "background-clip",
    "background-size",
    "background-position",
    "background-repeat",
  ],
  font: ["font-style", "font-weight", "font-size", "line-height", "font-family"],
  border: ["border-width", "border-style", "border-color"],
  outline: ["outline-color", "outline-style", "outline-width"],
  margin: SIDES.map((side) => `margin-${side}`),
  padding: SIDES.map((side) => `padding-${side}`),
  inset: [...SIDES],
  overflow: ["overflow-x", "overflow-y"],
  "text-decoration": [
    "text-decoration-line",
    "text-decoration-style",
    "text-decoration-color",
    "text-decoration-thickness",
  ],
  animation: ["animation-name", "animation-duration", "animation-iteration-count"],
  "border-top": ["border-top-width", "border-top-style", "border-top-color"],
  "border-right": ["border-right-width", "border-right-style", "border-right-color"],
  "border-bottom": ["border-bottom-width", "border-bottom-style", "border-bottom-color"],
  "border-left": ["border-left-width", "border-left-style", "border-left-color"],
  "border-width": SIDES.map((side) => `border-${side}-width`),
  "border-style": SIDES.map((side) => `border-${side}-style`),
  "border-color": SIDES.map((side) => `border-${side}-color`),
};

/** The properties that a shorthand sets; undefined for what is no shorthand known here. */
export function longhandsOf(name: string): readonly string[] | undefined {
  return Object.hasOwn(LONGHANDS, name) ? LONGHANDS[name] : undefined;
}

/** What a shorthand sets its properties to; undefined when its value is not one that browsers would take. */
export function expandShorthand(name: string, value: string): Longhands | undefined {
  const names = longhandsOf(name);
  if (!names) return undefined;
  const lower = value.toLowerCase();
  if (WIDE.has(lower)) return new Map(names.map((longhand) => [longhand, lower]));
  switch (name) {
    case "background":
      return expandBackground(value);
    case "font":
      return expandFont(value);
    case "overflow": {
      const [x = value, y = x] = splitValue(value, "space");
      return new Map([
        ["overflow-x", x],
        ["overflow-y", y],
      ]);
    }
    case "text-decoration":
      return expandTextDecoration(value);
    case "animation":
      return expandAnimation(value);
    case "margin":
    case "padding":
    case "inset":
    case "border-width":
    case "border-style":
    case "border-color":
      return expandSides(names, value);
    default:
      return expandLine(names, value);
  }
}

function expandSides(names: readonly string[], value: string): Longhands | undefined {
  const parts = splitValue(value, "space");
  const [top, right = top, bottom = top, left = right] = parts;
  if (top === undefined || parts.length > 4) return undefined;
  const all = [top, right, bottom, left];
  return new Map(names.map((longhand, place) => [longhand, all[place] ?? top]));
}

/** Border and outline: a width, a style and a colour in any order. */
function expandLine(names: readonly string[], value: string): Longhands | undefined {
  let [width, style, color] = ["medium", "none", "currentcolor"];
  for (const part of splitValue(value, "space")) {
    if (LINE_STYLES.test(part)) style = part.toLowerCase();
    else if (isWidth(part)) width = part;
    else if (isColorLike(part)) color = part;
    else return undefined;
  }
  return new Map(
    names.map((longhand) => [
      longhand,
      longhand.endsWith("width") ? width : longhand.endsWith("style") ? style : color,
    ]),
  );
}

function isWidth(part: string): boolean {
  return /^(?:thin|medium|thick)$/iu.test(part) || parseQuantity(part) !== undefined;
}

function isColorLike(part: string): boolean {
  return (
    /^(?:currentcolor|invert)$/iu.test(part) ||
    parseColor(part) !== undefined ||
    isSystemColor(part)
  );
}

function expandTextDecoration(value: string): Longhands {
  const found = new Map([
    ["text-decoration-line", "none"],
    ["text-decoration-style", "solid"],
    ["text-decoration-color", "currentcolor"],
    ["text-decoration-thickness", "auto"],
  ]);
  const lines: string[] = [];
  for (const part of splitValue(value.toLowerCase(), "space")) {
    if (/^(?:underline|overline|line-through|blink|none)$/u.test(part)) lines.push(part);
    else if (LINE_STYLES.test(part)) found.set("text-decoration-style", part);
    else if (isColorLike(part)) found.set("text-decoration-color", part);
    else found.set("text-decoration-thickness", part);
  }
  if (lines.length > 0) found.set("text-decoration-line", lines.join(" "));
  return found;
}

/** The names, lengths and counts of a list of animations, each list joined by commas. */
function expandAnimation(value: string): Longhands {
  const [names, durations, counts]: [string[], string[], string[]] = [[], [], []];
  const words =
    /^(?:normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|none)$/iu;
  for (const one of splitValue(value, ",")) {
    let [animation, duration, count] = ["none", "", "1"];
    for (const part of splitValue(one, "space")) {
      const quantity = parseQuantity(part);
      if (quantity?.unit === "s" || quantity?.unit === "ms") duration ||= part;
      else if (quantity || part.toLowerCase() === "infinite") count = part.toLowerCase();
      else if (!words.test(part) && !part.includes("(")) animation = part;
    }
    names.push(animation);
    durations.push(duration || "0s");
    counts.push(count);
  }
  return new Map([
    ["animation-name", names.join(", ")],
    ["animation-duration", durations.join(", ")],
    ["animation-iteration-count", counts.join(", ")],
  ]);
}

function expandFont(value: string): Longhands | undefined {
  const found = new Map([
    ["font-style", "normal"],
    ["font-weight", "normal"],
    ["line-height", "normal"],
  ]);
  const parts = splitValue(value, "space");
  if (parts.length === 1) return undefined;
  let place = 0;
  for (; place < parts.length; place += 1) {
    const part = (parts[place] ?? "").toLowerCase();
    if (/^(?:italic|oblique)$/u.test(part)) found.set("font-style", part);
    else if (/^(?:bold|bolder|lighter|[1-9]\d{0,3})$/u.test(part)) found.set("font-weight", part);
    else if (!/^(?:normal|small-caps|(?:ultra-|extra-|semi-)?(?:condensed|expanded))$/u.test(part))
      break;
  }
  const rest = parts
    .slice(place)
    .join(" ")
    .replace(/\s*\/\s*/u, "/");
  const [sized = "", ...family] = splitValue(rest, "space");
  const [size, height] = splitValue(sized, "/");
  if (size === undefined || family.length === 0 || !isFontSize(size)) return undefined;
  found.set("font-size", size);
  if (height !== undefined) found.set("line-height", height);
  return found.set("font-family", family.join(" "));
}

function isFontSize(size: string): boolean {
  if (/^(?:(?:xx?|xxx)-(?:small|large)|small|medium|large|smaller|larger)$/iu.test(size))
    return true;
  const quantity = parseQuantity(size);
  return quantity
    ? quantity.unit !== "" || quantity.number === 0
    : parseFunction(size) !== undefined;
}

/** All layers' images; the colour stands in the last layer alone. */
function expandBackground(value: string): Longhands | undefined {
  const layers = splitValue(value, ",");
  let color = "transparent";
  const [images, clips, rest]: [string[], string[], string[]] = [[], [], []];
  for (const [place, layer] of layers.entries()) {
    const boxes: string[] = [];
    const others: string[] = [];
    let image = "none";
    for (const part of splitValue(layer, "space")) {
      const lower = part.toLowerCase();
      if (/^(?:border|padding|content)-box$|^text$/u.test(lower)) boxes.push(lower);
      else if (isImage(lower)) image = part;
      else if (lower === "none") image = "none";
      else if (isColorLike(lower) || isColorFunction(lower)) {
        if (place < layers.length - 1) return undefined;
        color = part;
      } else if (isPlacement(lower)) others.push(lower);
      else return undefined;
    }
    images.push(image);
    clips.push(boxes.at(-1) ?? "border-box");
    rest.push(others.join(" "));
  }
  const [position = "", size = "auto"] = splitValue(rest[0] ?? "", "/");
  const repeat = /(?:no-)?repeat(?:-[xy])?|round|space/u.exec(rest[0] ?? "")?.[0] ?? "repeat";
  return new Map([
    ["background-color", color],
    ["background-image", images.join(", ")],
    ["background-clip", clips.join(", ")],
    ["background-size", size],
    ["background-position", position],
    ["background-repeat", repeat],
  ]);
}

function isImage(part: string): boolean {
  return /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|paint|(?:-webkit-|-moz-|-o-)?(?:repeating-)?(?:linear|radial|conic)-gradient|-webkit-gradient)\(/u.test(
    part,
  );
}

function isColorFunction(part: string): boolean {
  return /^(?:color-mix|light-dark|device-cmyk|color|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-contrast|contrast-color)\(/u.test(
    part,
  );
}

function isPlacement(part: string): boolean {
  return (
    /^(?:\/|left|right|top|bottom|center|cover|contain|auto|scroll|fixed|local|repeat|repeat-x|repeat-y|no-repeat|round|space)$/u.test(
      part,
    ) ||
    part.includes("/") ||
    parseQuantity(part) !== undefined ||
    /^(?:calc|min|max|clamp)\(/u.test(part)
  );
}

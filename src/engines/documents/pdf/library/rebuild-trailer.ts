const OBJECTS_MAX = 100_000;
const OBJECT_LENGTH_MAX = 2_000;
const OBJECT = /(?<=^|[\s>])(\d{1,10}) (\d{1,5}) obj\b/g;

/**
 * The bytes of a file whose end is missing, with a new end that names its pages: its `own` catalog, or
 * a `new` one over all pages that are left. Undefined when there is none, and for files of too many
 * objects. Linear.
 */
export function withNewTrailer(bytes: Uint8Array, kind: "own" | "new"): Uint8Array | undefined {
  const text = new TextDecoder("latin1").decode(bytes);
  const pages: string[] = [];
  let catalog: string | undefined;
  let highest = 0;
  let count = 0;
  for (const match of text.matchAll(OBJECT)) {
    count += 1;
    if (count > OBJECTS_MAX) return undefined;
    const [found, number = "0", generation = "0"] = match;
    const start = match.index + found.length;
    const body = text.slice(start, start + OBJECT_LENGTH_MAX).split("endobj", 1)[0] ?? "";
    const name = `${number} ${generation} R`;
    highest = Math.max(highest, Number(number));
    if (kind === "own" && /\/Type\s*\/Catalog\b/.test(body)) catalog = name;
    else if (/\/Type\s*\/Page\b/.test(body.split("stream", 1)[0] ?? "")) pages.push(name);
  }
  if (kind === "own" ? catalog === undefined : pages.length === 0) return undefined;
  const root = highest + 1;
  const tree =
    `\n${root} 0 obj\n<< /Type /Catalog /Pages ${root + 1} 0 R >>\nendobj\n` +
    `${root + 1} 0 obj\n<< /Type /Pages /Kids [${pages.join(" ")}] /Count ${pages.length} >>\nendobj\n`;
  const end = `${catalog === undefined ? tree : ""}\ntrailer\n<< /Root ${catalog ?? `${root} 0 R`} >>\n`;
  const added = new TextEncoder().encode(end);
  const whole = new Uint8Array(bytes.length + added.length);
  whole.set(bytes);
  whole.set(added, bytes.length);
  return whole;
}

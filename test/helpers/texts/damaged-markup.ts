/** A generator of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  "<",
  ">",
  "</",
  '"',
  "'",
  "=",
  "<!--",
  "-->",
  "<![CDATA[",
  "&",
  "&#",
  "\0",
  "<table>",
  "</p>",
];
const MORE = [
  "<svg>",
  "</body>",
  "<html>",
  "<a href=",
  "<script>",
  "</script>",
  "<select>",
  "<td>",
  "<pre>",
];

/** A page cut off somewhere, or with pieces taken out, moved and put in; the same for the same seed. */
export function damaged(html: string, seed: number): string {
  const next = numbersFrom(seed);
  const place = (length: number) => Math.floor(next() * length);
  let text = seed % 4 === 0 ? html.slice(0, place(html.length)) : html;
  const times = seed % 4 === 0 ? 0 : 1 + place(60);
  for (let time = 0; time < times; time += 1) {
    const at = place(text.length);
    const end = at + place(200);
    const pieces = [...PIECES, ...MORE];
    const piece = pieces[place(pieces.length)] ?? "";
    const to = place(text.length);
    const kinds = [
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, to) + text.slice(at, end) + text.slice(to),
    ];
    text = kinds[place(kinds.length)]?.() ?? text;
  }
  return text;
}

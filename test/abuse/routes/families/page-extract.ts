import type { FamilyEntries } from "../entry.js";

/** Nearly the eight mebibytes that a body may have, once quotes are escaped. */
const PAGE_CHARS = 7_500_000;

/** Articles of paragraphs, links, lists and tables, and none of them twice. */
const page = (chars: number) => {
  const made = [
    '<html lang=en><title>Harwell</title><meta name=author content="Anna Smith"><body>',
  ];
  for (let at = 0, length = 0; length < chars; at += 1) {
    const part = `<section><h2>Mill ${at}</h2><p>In ${1_000 + (at % 1_000)}, the mill of Harwell, which nobody could turn, sold ${at} tons &amp; <a href=/mill/${at}?q=a rel=nofollow>more <b>sand ${at}</b></a>, and the village met, again, to decide what was to become of it.</p><ul><li>sand<ul><li>wet ${at}</ul><li>water</ul><table><tr><th>year<th>tons<tr><td>${at}<td>${at * 2}</table></section>`;
    made.push(part);
    length += part.length;
  }
  return made.join("").slice(0, chars);
};

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    extractPage: {
      body: () => ({ url: undefined, base_url: undefined }),
      costly: () => ({
        html: page(PAGE_CHARS),
        format: "article",
        base_url: "https://harwell.example/news/",
      }),
    },
  },
};

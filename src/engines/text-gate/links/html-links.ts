import { decodeEntities } from "../hidden-text/decode-entities.js";
import { attributeValue, readTag, type Tag } from "../hidden-text/read-tag.js";
import type { FoundLink } from "./found-link.js";

/** Elements that lead somewhere, and their attributes that say where. */
const FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "xlink:href"],
  area: ["href"],
  form: ["action"],
  button: ["formaction"],
  input: ["formaction"],
  base: ["href"],
};
const LOADED: Readonly<Record<string, readonly string[]>> = {
  img: ["src", "data-src", "lowsrc"],
  iframe: ["src"],
  frame: ["src"],
  embed: ["src"],
  object: ["data"],
  script: ["src"],
  link: ["href"],
  source: ["src"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
  image: ["href", "xlink:href"],
  use: ["href", "xlink:href"],
  body: ["background"],
  td: ["background"],
  table: ["background"],
};
const SHOWN_MAX = 1_000;
const BROKEN_LOOKS = 2;
const STYLED = /url\(\s{0,9}["']?([^"')\s]{1,4000})/giu;
const REFRESH = /url\s{0,9}=\s{0,9}["']?([^"'\s]{1,4000})/iu;

/** Links, forms and what is loaded in HTML, with the text that stands for a link. Linear. */
export function* findHtmlLinks(text: string): Generator<FoundLink> {
  const last = text.lastIndexOf(">");
  let brokenLooks = 0;
  for (let at = text.indexOf("<"); at >= 0 && at < last; at = text.indexOf("<", at + 1)) {
    const tag = readTag(text, at);
    if (!tag) continue;
    if ("lookedUpTo" in tag) {
      brokenLooks += tag.lookedUpTo - at;
      if (brokenLooks > BROKEN_LOOKS * text.length) return;
    } else if (!tag.isEnd) yield* linksOf(text, at, tag);
  }
}

function* linksOf(text: string, start: number, tag: Tag): Generator<FoundLink> {
  const { end } = tag;
  for (const attribute of tag.attributes) {
    const { name } = attribute;
    const isFollowed = FOLLOWED[tag.name]?.includes(name) ?? false;
    const isLoaded = LOADED[tag.name]?.includes(name) ?? false;
    const written = () => decodeEntities(attributeValue(text, attribute)).trim();
    if (isFollowed || isLoaded) {
      const shown = tag.name === "a" ? readShown(text, tag.end) : { end: tag.end, text: null };
      yield { start, end: shown.end, url: written(), shownAs: shown.text, isLoaded };
    } else if (name === "srcset") {
      for (const part of written().split(/,\s+/u, 20)) {
        yield { start, end, url: part.trim().split(/\s/u)[0] ?? "", shownAs: null, isLoaded: true };
      }
    } else if (name === "style") {
      for (const [, url = ""] of written().slice(0, 10_000).matchAll(STYLED)) {
        yield { start, end, url, shownAs: null, isLoaded: true };
      }
    } else if (name === "content" && tag.name === "meta") {
      const url = REFRESH.exec(written().slice(0, 5_000))?.[1];
      if (url !== undefined) yield { start, end, url, shownAs: null, isLoaded: true };
    }
  }
}

function readShown(text: string, from: number): { readonly end: number; readonly text: string } {
  const inside = text.slice(from, from + SHOWN_MAX);
  const end = inside.search(/<\/?a[\s>]/iu);
  const shown = (end < 0 ? inside : inside.slice(0, end)).replace(/<[^<>]{0,500}>/gu, "");
  return {
    end: end < 0 ? from : from + end,
    text: decodeEntities(shown).replace(/\s+/gu, " ").trim(),
  };
}

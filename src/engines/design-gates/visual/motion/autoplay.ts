import type { Finding, GateDefinition } from "../../gate.js";
import { childElements, type PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";

/** WCAG 2.2, 1.4.2: sound that starts by itself lasts no longer than this, or can be stopped. */
const SECONDS_MAX = 3;
const ALL_RULES = ["80f0bf", "aaa1bf", "4c31df"];

/**
 * Sound that starts by itself (ACT 80f0bf with its parts aaa1bf, its length, and 4c31df, a control). How long a sound
 * is, its address alone tells, and whether a video has any, nothing does.
 */
export const autoplay: GateDefinition = {
  id: "autoplay",
  wcag: "1.4.2",
  actRules: ALL_RULES,
  *check(page) {
    for (const element of page.elements) {
      const { tag, attributes } = element;
      if (tag !== "audio" && tag !== "video") continue;
      if (!attributes.has("autoplay") || attributes.has("muted")) continue;
      if (sourcesOf(element).length > 0) yield judge(element, page);
    }
  },
};

function judge(element: PageElement, page: Page): Finding {
  const facts = { element, actRules: ALL_RULES, required: `${SECONDS_MAX} s or a control` };
  const seconds = sourcesOf(element).map(fragmentSeconds);
  const longest = Math.max(...seconds.map((length) => length ?? Number.POSITIVE_INFINITY));
  if (longest <= SECONDS_MAX) {
    return {
      ...facts,
      status: "pass",
      measured: longest,
      message: "It plays for no longer than 3 s.",
    };
  }
  const hasControls = element.attributes.has("controls") && page.styles.of(element).isVisible;
  if (hasControls) {
    return {
      ...facts,
      status: "pass",
      measured: "controls",
      message: "It can be stopped by its controls.",
    };
  }
  const known = Number.isFinite(longest) ? longest : null;
  if (element.tag === "audio" && !mayHaveControl(page)) {
    const message = "Sound starts by itself, and nothing on the page can stop it.";
    const actRules = known === null ? ["80f0bf", "4c31df"] : ALL_RULES;
    return { ...facts, actRules, status: "fail", measured: known, message };
  }
  const message =
    "It starts by itself; whether it has sound for longer than 3 s, or can be stopped, cannot be told.";
  return { ...facts, status: "cannot_tell", measured: known, message };
}

function sourcesOf(element: PageElement): readonly string[] {
  const own = element.attributes.get("src");
  if (own !== undefined) return own.trim() === "" ? [] : [own];
  return childElements(element).flatMap(({ tag, attributes }) => {
    const source = tag === "source" ? attributes.get("src") : undefined;
    return source === undefined ? [] : [source];
  });
}

/** The seconds that a media fragment such as `#t=2,5` asks for; undefined where it names no end. */
function fragmentSeconds(address: string): number | undefined {
  const [, from, to] = /#(?:[^#]{0,200}&)?t=(?:npt:)?([\d.]*),([\d.]+)/u.exec(address) ?? [];
  return to === undefined ? undefined : Number(to) - Number(from || 0);
}

/** A button, or a script that might make one work. */
function mayHaveControl({ elements }: Page): boolean {
  return elements.some(
    ({ tag, attributes }) =>
      tag === "button" ||
      (tag === "input" && /^(?:button|submit|image)$/iu.test(attributes.get("type") ?? "")) ||
      attributes.get("role")?.toLowerCase() === "button" ||
      attributes.has("onclick"),
  );
}

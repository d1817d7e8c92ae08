import { accessibilityOf } from "../accessibility/accessibility.js";
import { isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import { childElements, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const video = ["eac66b", "c5a4ea"];
const audio = ["e7aa44"];
const autoplay = ["80f0bf"];

/** Gates about sound and film; what they hold, markup does not tell. */
export const mediaGates: readonly GateDefinition[] = [
  {
    id: "media-alternative",
    wcag: "1.2.2",
    actRules: [...video, ...audio],
    check: checkAlternatives,
  },
  { id: "media-autoplay", wcag: "1.4.2", actRules: autoplay, check: checkAutoplay },
];

function* checkAlternatives(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    if (!isHtml(element, "audio", "video") || !accessibility.isShown(element)) continue;
    const isVideo = element.tag === "video";
    const hasCaptions = isVideo && childElements(element).some(isCaptions);
    yield finding(hasCaptions ? "pass" : "cannot_tell", element, {
      rules: isVideo ? video : audio,
      measured: hasCaptions ? "captions" : "none in the markup",
      required: isVideo ? "captions" : "a transcript",
      message: hasCaptions
        ? "The film has captions."
        : `Whether this ${element.tag} has an alternative for who cannot hear or see it, its surroundings have to show.`,
    });
  }
}

function isCaptions(child: PageElement): boolean {
  const kind = child.attributes.get("kind")?.trim().toLowerCase() ?? "subtitles";
  const hasSource = (child.attributes.get("src") ?? "") !== "";
  return isHtml(child, "track") && hasSource && (kind === "captions" || kind === "subtitles");
}

function* checkAutoplay(page: Page): Iterable<Finding> {
  for (const element of page.elements) {
    if (!isHtml(element, "audio", "video") || !element.attributes.has("autoplay")) continue;
    const isSilent = element.attributes.has("muted");
    const isControlled = element.attributes.has("controls");
    yield finding(isSilent || isControlled ? "pass" : "cannot_tell", element, {
      rules: autoplay,
      measured: isSilent ? "muted" : isControlled ? "with controls" : "without controls",
      required: "muted, with controls, or 3 seconds at most",
      message:
        isSilent || isControlled
          ? "It can be silenced."
          : "It begins by itself and shows no controls: whether it sounds for more than 3 seconds, the file has to show.",
    });
  }
}

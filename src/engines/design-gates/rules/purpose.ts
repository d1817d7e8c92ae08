import { vagueLinkTexts, vagueTitles } from "../../../content/aria/vague-texts.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { filledAttribute, isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";
import { wordsOf } from "./label-in-name.js";
import { fileNameOf, isMediaFileName } from "./media-types.js";

const fileNames = ["9eb3f6"];
const linkTexts = ["aizyf1", "5effbb"];
const titleTexts = ["c4a8a4"];
const sameLinks = ["b20e66", "fd3a94"];
const sameFrames = ["4b1c6c"];

/** Gates about what names say; most of it only a reader can judge. */
export const purposeGates: readonly GateDefinition[] = [
  { id: "image-file-name", wcag: "1.1.1", actRules: fileNames, check: checkFileNames },
  { id: "link-text", wcag: "2.4.4", actRules: linkTexts, check: checkLinkTexts },
  { id: "title-text", wcag: "2.4.2", actRules: titleTexts, check: checkTitleText },
  { id: "same-link-name", wcag: "2.4.9", actRules: sameLinks, check: checkSameLinks },
  { id: "same-frame-name", wcag: "4.1.2", actRules: sameFrames, check: checkSameFrames },
];

function* checkFileNames(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    if (!isHtml(element, "img", "input") || !accessibility.isIncluded(element)) continue;
    const source = filledAttribute(element, "src");
    if (source === undefined || /^data:/iu.test(source)) continue;
    const { text } = accessibility.name(element);
    if (text === "" || text.toLowerCase() !== fileNameOf(source).toLowerCase()) continue;
    yield finding(isMediaFileName(text) ? "fail" : "cannot_tell", element, {
      rules: fileNames,
      measured: text,
      required: "words that say what the image shows",
      message: "The image is named by its file: say what it shows instead.",
    });
  }
}

function* checkLinkTexts(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    if (accessibility.role(element) !== "link" || !accessibility.isExposed(element)) continue;
    const { text } = accessibility.name(element);
    if (text === "") continue;
    const isVague = vagueLinkTexts.has(wordsOf(text).join(" "));
    yield finding(isVague ? "cannot_tell" : "pass", element, {
      rules: isVague ? linkTexts : [],
      measured: text,
      required: "words that say where it leads",
      message: isVague
        ? "Read alone, the link does not say where it leads; whether its sentence does, a reader has to judge."
        : "The link is more than a call to click.",
    });
  }
}

function* checkTitleText(page: Page): Iterable<Finding> {
  const { title } = page;
  if (page.isFragment || title === undefined || title === "") return;
  const isVague = vagueTitles.has(wordsOf(title).join(" "));
  yield finding(isVague ? "cannot_tell" : "pass", undefined, {
    rules: isVague ? titleTexts : [],
    measured: title,
    required: "words that tell the page from others",
    message: isVague
      ? "The title would fit any page; it should say what this one is about."
      : "The title is more than a placeholder.",
  });
}

function* checkSameLinks(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  yield* sameNames(page, accessibility, {
    rules: sameLinks,
    addressOf: (element) =>
      accessibility.role(element) === "link" ? filledAttribute(element, "href") : undefined,
    message:
      "Another link of this name leads elsewhere: where they do not mean the same, name them apart.",
  });
}

function* checkSameFrames(page: Page): Iterable<Finding> {
  yield* sameNames(page, accessibilityOf(page), {
    rules: sameFrames,
    addressOf: (element) =>
      isHtml(element, "iframe")
        ? (filledAttribute(element, "srcdoc") ?? filledAttribute(element, "src"))
        : undefined,
    message: "Another frame of this name shows something else: name them apart.",
  });
}

interface NamedAddresses {
  readonly rules: readonly string[];
  readonly addressOf: (element: PageElement) => string | undefined;
  readonly message: string;
}

/** Elements of one name: what leads elsewhere than the first may or may not mean the same. Told once for a name. */
function* sameNames(
  page: Page,
  accessibility: Accessibility,
  { rules, addressOf, message }: NamedAddresses,
): Iterable<Finding> {
  const firstAddress = new Map<string, string>();
  const told = new Set<string>();
  for (const element of page.elements) {
    const address = addressOf(element);
    if (address === undefined || !accessibility.isIncluded(element)) continue;
    const name = accessibility.name(element).text.toLowerCase();
    if (name === "") continue;
    const before = firstAddress.get(name);
    if (before === undefined) {
      firstAddress.set(name, address);
      continue;
    }
    const isSame = before === address;
    if (!isSame && told.has(name)) continue;
    if (!isSame) told.add(name);
    yield finding(isSame ? "pass" : "cannot_tell", element, {
      rules,
      measured: name,
      required: "one purpose for one name",
      message: isSame ? "All of this name lead to the same." : message,
    });
  }
}

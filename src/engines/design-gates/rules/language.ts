import {
  languagesOfThreeLetters,
  languagesOfTwoLetters,
  privateLanguages,
} from "../../../content/aria/language-subtags.js";
import { accessibilityOf } from "../accessibility/accessibility.js";
import { textsInLanguageOf } from "../accessibility/language-text.js";
import { filledAttribute, isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const hasLanguage = ["b5c3f8"];
const validLanguage = ["bf051a"];
const sameLanguage = ["5b7ae0"];
const partLanguage = ["de46e4"];

/** Gates about the language of the page and of its parts. */
export const languageGates: readonly GateDefinition[] = [
  { id: "page-language", wcag: "3.1.1", actRules: hasLanguage, check: checkPageLanguage },
  { id: "page-language-valid", wcag: "3.1.1", actRules: validLanguage, check: checkValid },
  { id: "page-language-match", wcag: "3.1.1", actRules: sameLanguage, check: checkMatch },
  { id: "part-language-valid", wcag: "3.1.2", actRules: partLanguage, check: checkParts },
];

/** The root of a page that is one, and no part of a page and no other document. */
function pageRoot(page: Page) {
  const { root } = page;
  return root !== undefined && isHtml(root, "html") && !page.isFragment ? root : undefined;
}

const XHTML = /^\s*(?:<\?xml\s|<!doctype\s+html\s+public\s+["']-\/\/w3c\/\/dtd xhtml 1\.1)/iu;

/** Whether a page can only be meant for an XML parser, which reads `xml:lang` and not `lang`. */
function isXhtml(page: Page): boolean {
  return XHTML.test(page.source.slice(0, PROLOGUE_MAX));
}

const PROLOGUE_MAX = 500;

function* checkPageLanguage(page: Page): Iterable<Finding> {
  const root = pageRoot(page);
  if (root === undefined) return;
  if (isXhtml(page) && filledAttribute(root, "xml:lang") !== undefined) return;
  const language = root.attributes.get("lang");
  const isSet = language !== undefined && language.trim() !== "";
  yield finding(isSet ? "pass" : "fail", root, {
    rules: hasLanguage,
    measured: language ?? "none",
    required: "a language",
    message: isSet
      ? "The page says its language."
      : 'The page does not say its language: give the html element a lang attribute, such as lang="en".',
    repair: "add-lang",
  });
}

function* checkValid(page: Page): Iterable<Finding> {
  const root = pageRoot(page);
  const language = root?.attributes.get("lang");
  if (language === undefined || language.trim() === "") return;
  const isKnown = knownLanguage(language) !== undefined;
  yield finding(isKnown ? "pass" : "fail", root, {
    rules: validLanguage,
    measured: language,
    required: "a language tag that begins with a registered language",
    message: isKnown
      ? "The language of the page is a registered one."
      : `"${language}" is no registered language; speech and translation fall back on a guess.`,
    repair: "fix-lang",
  });
}

function* checkMatch(page: Page): Iterable<Finding> {
  const root = pageRoot(page);
  if (root === undefined || isXhtml(page)) return;
  const language = root.attributes.get("lang") ?? "";
  const inXml = root.attributes.get("xml:lang")?.trim() ?? "";
  const known = knownLanguage(language);
  if (known === undefined || inXml === "") return;
  const isSame = primarySubtag(inXml) === known;
  yield finding(isSame ? "pass" : "fail", root, {
    rules: sameLanguage,
    measured: `lang="${language}" xml:lang="${inXml}"`,
    required: "the same language in both",
    message: isSame
      ? "Both attributes name the same language."
      : "lang and xml:lang name different languages: only one of them can be right.",
    repair: "fix-lang",
  });
}

function* checkParts(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    const language = element.attributes.get("lang");
    if (language === undefined || language === "" || element.namespace === "mathml") continue;
    if (isHtml(element, "html", "head") || !isInBody(element, page)) continue;
    if (!textsInLanguageOf(element, accessibility)) continue;
    const isKnown = knownLanguage(language) !== undefined;
    yield finding(isKnown ? "pass" : "fail", element, {
      // The rule speaks of HTML elements alone; the criterion does not.
      rules: element.namespace === "html" ? partLanguage : [],
      measured: language,
      required: "a language tag that begins with a registered language",
      message: isKnown
        ? "The language of this part is a registered one."
        : `"${language}" is no registered language; this part is read in the wrong voice.`,
      repair: "fix-lang",
    });
  }
}

function isInBody(element: { readonly order: number }, page: Page): boolean {
  return page.body !== undefined && element.order >= page.body.order;
}

/** The primary subtag of a language tag in lower case. */
export function primarySubtag(tag: string): string {
  return tag.split("-", 1)[0]?.toLowerCase() ?? "";
}

const two = subtagSet(languagesOfTwoLetters, "");
const three = new Map<string, ReadonlySet<string>>();

/** The primary language of a tag, where it is registered (RFC 5646); tags of old without one have none. */
export function knownLanguage(tag: string): string | undefined {
  const language = primarySubtag(tag);
  return isRegistered(language) ? language : undefined;
}

function isRegistered(language: string): boolean {
  if (language.length === 2) return two.has(language);
  if (!/^[a-z]{3}$/u.test(language)) return false;
  if (language >= privateLanguages.first && language <= privateLanguages.last) return true;
  const first = language.charAt(0);
  let known = three.get(first);
  if (known === undefined) {
    known = subtagSet(languagesOfThreeLetters[first] ?? "", first);
    three.set(first, known);
  }
  return known.has(language);
}

/** Subtags written one after the other, each by its last two letters. */
function subtagSet(packed: string, first: string): ReadonlySet<string> {
  const subtags = new Set<string>();
  for (let at = 0; at < packed.length; at += 2) subtags.add(first + packed.slice(at, at + 2));
  return subtags;
}

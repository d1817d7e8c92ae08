import { describe, expect, it } from "vitest";
import { synonyms } from "../../../content/trigger-words/synonyms.js";
import { createNearTerms } from "./near-terms.js";
import { readScope, scopeDepth, scopesReaching } from "./scope-path.js";
import { triggerTerms } from "./trigger-terms.js";

const termsOf = (text: string) => triggerTerms(text).map(({ term }) => term);

describe("trigger terms", () => {
  it("give each word of the synonyms to one group", () => {
    const groups = new Map<string, number>();
    for (const [place, group] of synonyms.entries()) {
      for (const member of group.split(", ")) {
        const form = member.startsWith("=") ? member : termsOf(member).join(" ");
        expect(groups.get(form) ?? place, member).toBe(place);
        groups.set(form, place);
        expect(termsOf(member.replace("=", "")), member).toEqual([`group${place}`]);
      }
    }
  });

  it("leave stop words of all languages, list marks and counts out", () => {
    expect(triggerTerms("What should I do with it, and how? 3. b) 1000")).toEqual([]);
    expect(triggerTerms("Wie mache ich das? Pourquoi pas ? ¿Cómo lo hago?")).toEqual([]);
  });

  it("find a verb and its particle around an object, but not across a sentence", () => {
    expect(termsOf("roll the last release back")).toEqual([...termsOf("roll back"), "releas"]);
    expect(termsOf("roll call of all the people who are back")[0]).not.toBe(termsOf("rollback")[0]);
  });
});

describe("near terms", () => {
  const near = createNearTerms(["migrat", "describ", "product", "rechnung", "car", "group12"]);

  it.each([
    ["migart", ["migrat"]],
    ["migrrat", ["migrat"]],
    ["migrt", []],
    ["descript", ["describ"]],
    ["rechnungen", ["rechnung"]],
    ["produce", ["product"]],
    ["cat", []],
    ["group13", []],
    ["gimrat", []],
  ])("of %s are %j", (term, expected) => {
    expect(near(term)).toEqual(expected);
  });
});

describe("a scope", () => {
  it.each([
    ["web", "web"],
    ["/web/", "web"],
    ["web//checkout///", "web/checkout"],
    [" web / checkout ", "web/checkout"],
    ["Web", "Web"],
    ["", ""],
    ["///", ""],
    ["..a/b..", "..a/b.."],
  ])("%j is read as %j", (text, scope) => {
    expect(readScope(text)).toEqual({ kind: "scope", scope });
  });

  it.each([
    ["..", "scope must not have a part that is . or .."],
    ["a/./b", "scope must not have a part that is . or .."],
    ["a/b\u0007", "scope must not have control characters"],
    ["a/".repeat(17), "scope must have at most 16 parts"],
  ])("%j is refused", (text, message) => {
    expect(readScope(text)).toEqual({ kind: "refused", message });
  });

  it("is reached by itself and those above it", () => {
    expect(scopesReaching("a/b/c")).toEqual(["", "a", "a/b", "a/b/c"]);
    expect(scopesReaching("")).toEqual([""]);
    expect([scopeDepth(""), scopeDepth("a"), scopeDepth("a/b")]).toEqual([0, 1, 2]);
  });
});

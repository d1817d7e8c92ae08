import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readXml } from "./read-xml.js";

const only = (text: string) => {
  const { roots } = readXml(text);
  expect(roots).toHaveLength(1);
  return roots[0]!;
};

describe("readXml", () => {
  it("reads elements, attributes, text, CDATA, entities and namespaces", () => {
    const root = only(
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "boom">]><!-- <c> --><n:a x="1 > 0" y='&lt;&#65;&#x42;&quot;'>one &amp; &b;<![CDATA[<two> &amp;]]><b/></n:a>`,
    );
    expect(root.name).toBe("a");
    expect(root.attribute("x")).toBe("1 > 0");
    expect(root.attribute("y")).toBe('<AB"');
    expect(root.attribute("z")).toBeUndefined();
    expect(root.text).toBe("one & &b;<two> &amp;");
    expect(root.children.map(({ name }) => name)).toEqual(["b"]);
  });

  it("does not take the end of a name for a name", () => {
    expect(only('<a data-name="x" name="y"/>').attribute("name")).toBe("y");
    expect(only('<a title="name=&apos;x&apos;" name="y"/>').attribute("name")).toBe("y");
  });

  it("gives what was read of a text that is cut off", () => {
    const { roots, isWhole } = readXml("<a><b>text</b><c>mo");
    expect(isWhole).toBe(false);
    expect(roots[0]?.children.map(({ name, text }) => [name, text])).toEqual([
      ["b", "text"],
      ["c", "mo"],
    ]);
  });

  it("stops at a depth and at a number of elements", () => {
    const deep = readXml("<a>".repeat(100_000));
    expect(deep.isWhole).toBe(false);
    const wide = readXml(`<a>${"<b/>".repeat(400_100)}</a>`);
    expect(wide.isWhole).toBe(false);
    expect(wide.roots[0]?.children).toHaveLength(399_999);
  });

  it("never expands entities", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;&b;</x>`;
    expect(only(bomb).text).toBe("&b;&b;");
  });

  it("ends on any text", () => {
    const piece = fc.constantFrom(
      "<a",
      ">",
      "</a>",
      "<![CDATA[",
      "]]>",
      "<!--",
      "-->",
      '"',
      "&lt;",
      "x=",
      "<!DOCTYPE",
      "[",
      "/",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(readXml(pieces.join("")).roots.length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it.each(["<", "<a ", '<a b="', "&", "<!", "<!x>", "<!--", "</", "<![CDATA["])(
    "is linear in a megabyte of %s",
    (piece) => {
      const started = performance.now();
      readXml(`<r>${piece.repeat(1_048_576 / piece.length)}`);
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );
});

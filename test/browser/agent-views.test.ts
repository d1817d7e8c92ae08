import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../helpers/servers/browser.js";
import { flightAnswer, type ToolAnswer, toolAnswer } from "./agent-answers.js";
import { atlantic, crossing, crowd } from "./agent-examples.js";
import { FLIGHT, frame, main, type OpenedView, shown, TRAFFIC, viewText } from "./view-page.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const browser: Browser | undefined = await launchBrowser();
afterAll(() => browser?.close());

const missing = () =>
  toolAnswer({ summary: "To answer, this is needed: From where?", problem: {}, checks: [] }, [
    { field: "origin", ask: "Where does the flight start?" },
  ]);

it.each([FLIGHT, TRAFFIC])(
  "%s is whole: it names no other address but that of SVG",
  async (uri) => {
    const text = await viewText(uri);
    const plain = text.replaceAll("http://www.w3.org/2000/svg", "");
    expect(plain).not.toMatch(/(src|href)=|https?:|import|url\(/);
    expect(plain.match(/<script/g)).toHaveLength(1);
    expect(text.length).toBeLessThan(60_000);
  },
);

describe.skipIf(!browser)("both views", () => {
  const cases: readonly (readonly [string, string, () => ToolAnswer])[] = [
    ["a flight", FLIGHT, atlantic],
    ["a conflict", TRAFFIC, crossing],
    ["a question", FLIGHT, missing],
    ["a crowd", TRAFFIC, crowd],
  ];
  const looks = [320, 900].flatMap((width) =>
    (["light", "dark"] as const).map((theme) => ({ width, theme })),
  );
  const all = cases.flatMap(([name, uri, make]) =>
    looks.map((look) => ({ name, uri, make, ...look })),
  );

  it.each(all)(
    "show $name without barriers at $width px, $theme",
    async ({ uri, make, width, theme }) => {
      const look = async (view: OpenedView) => {
        expect(
          await frame(view).evaluate("document.documentElement.scrollWidth"),
        ).toBeLessThanOrEqual(width);
        await frame(view).evaluate(AXE);
        const barriers = await frame(view).evaluate(
          `axe.run({ rules: { "landmark-one-main": { enabled: true } } })
          .then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))`,
        );
        expect(barriers).toEqual([]);
      };
      await shown(browser, [uri, make()], look, { width, theme });
    },
  );

  it("ask what is missing", () =>
    shown(browser, [FLIGHT, missing()], async (view) => {
      const text = await main(view).innerText();
      expect(text).toContain("Something is missing");
      expect(text).toContain("Where does the flight start? origin");
      expect(await main(view).locator("svg").count()).toBe(0);
    }));

  it("show what is known before all is, with what is asked", () => {
    const { structuredContent } = flightAnswer({
      origin: "JFK",
      destination: "LHR",
      aircraft: { tas_kt: 459 },
    });
    const output = structuredContent.output as object;
    const ask = "Which airspeed does it hold with one engine out?";
    return shown(
      browser,
      [FLIGHT, toolAnswer(output, [{ field: "aircraft.oei_tas_kt", ask }])],
      async (view) => {
        const text = await main(view).innerText();
        expect(text).toContain("KJFK → EGLL");
        expect(text).toContain(ask);
        expect(await main(view).locator("[role=img] path.route").count()).toBe(1);
      },
    );
  });

  it.each([FLIGHT, TRAFFIC])("say that an answer was cut, and show how it begins: %s", (uri) => {
    const begun = '{"id":"ask_1","output":{"summary":"Turn \\"A\\" <b>left</b>.","problem":{';
    const texts = [begun, '[cut here; run_code with cursor "cut_1.9" reads on]'];
    const content = texts.map((text) => ({ type: "text", text }));
    const answer = {
      content,
      structuredContent: { cut: { cursor: "cut_1.9", characters: 90_000 } },
    };
    return shown(browser, [uri, answer], async (view) => {
      const text = await main(view).innerText();
      for (const part of ["Too long to be drawn", 'Turn "A" <b>left</b>.', ...texts]) {
        expect(text).toContain(part);
      }
    });
  });

  it("draw a picture anew for another width", () =>
    shown(browser, [FLIGHT, atlantic()], async (view) => {
      const box = () => main(view).locator("svg[role=img]").first().getAttribute("viewBox");
      const before = await box();
      await view.page.evaluate('document.querySelector("iframe").style.width = "340px"');
      await expect.poll(box).not.toBe(before);
      expect(await box()).toMatch(/^0 0 30\d /);
    }));
});

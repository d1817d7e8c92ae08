import type { Browser } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../helpers/servers/browser.js";
import { toolAnswer, trafficAnswer } from "./agent-answers.js";
import { aircraft, crossing, crowd } from "./agent-examples.js";
import { frame, main, shown, TRAFFIC } from "./view-page.js";

const HOSTILE = '<img src=x onerror="alert(1)">';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const browser: Browser | undefined = await launchBrowser();
afterAll(() => browser?.close());

describe.skipIf(!browser)("the view of a traffic picture", () => {
  it("marks a conflict where and when it is closest, and draws the plan that is chosen", () =>
    shown(browser, [TRAFFIC, crossing()], async (view) => {
      const map = main(view).getByRole("img", { name: "Traffic in plan view" });
      expect(await map.locator(".badge").count()).toBe(1);
      const labels = (await map.locator("text").allTextContents()).join(" ");
      expect(labels).toContain("AFR12");
      expect(labels).toContain("FL350 450 kt");
      const [first, second] = await main(view).getByRole("button").all();
      expect(await first?.getAttribute("aria-pressed")).toBe("true");
      expect(await map.locator(".proposed").count()).toBeGreaterThan(0);
      const way = () => map.locator(".proposed").first().getAttribute("d");
      const before = await way();
      await second?.click();
      expect(await second?.getAttribute("aria-pressed")).toBe("true");
      await expect.poll(way).not.toBe(before);
      const rows = main(view)
        .getByRole("region", { name: /^Conflicts/ })
        .locator("tbody tr");
      expect(await rows.allInnerTexts()).toEqual([
        expect.stringMatching(/^1\. AFR12 \/ BAW7\t3:\d\d\t4:\d\d\t4:00\t0 nm\t0 ft$/),
      ]);
      expect(
        await main(view).getByRole("img", { name: "Conflicts in time" }).locator(".loss").count(),
      ).toBe(1);
    }));

  it("puts both of a pair at their least distance, on the Earth as in the plane", () => {
    const onEarth = [
      { ...aircraft("A", 0, 0, 90), x_nm: undefined, y_nm: undefined, lat: 60, lon: 10 },
      { ...aircraft("B", 0, 0, 270), x_nm: undefined, y_nm: undefined, lat: 60.02, lon: 12 },
    ].map(({ x_nm, y_nm, ...one }) => one);
    return shown(browser, [TRAFFIC, trafficAnswer({ aircraft: onEarth })], async (view) => {
      const [one, other] = await Promise.all(
        [0, 1].map(async (at) => {
          const circle = main(view).locator("circle.minimum").nth(at);
          return Promise.all(
            ["cx", "cy", "r"].map(async (name) => Number(await circle.getAttribute(name))),
          );
        }),
      );
      const [x1 = 0, y1 = 0, r = 0] = one ?? [];
      const [x2 = 0, y2 = 0] = other ?? [];
      const nm = (Math.hypot(x1 - x2, y1 - y2) * 2.5) / r;
      const text = await main(view)
        .getByRole("region", { name: /^Conflicts/ })
        .innerText();
      const [, told] = /([\d.]+) nm/.exec(text) ?? [];
      expect(nm).toBeCloseTo(Number(told), 1);
    });
  });

  it("shows 200 aircraft with no label over another one", () =>
    shown(browser, [TRAFFIC, crowd()], async (view) => {
      const map = main(view).getByRole("img", { name: "Traffic in plan view" });
      expect(await map.locator("g.aircraft").count()).toBe(200);
      expect(await map.locator(".badge").count()).toBe(25);
      const title = await main(view).locator("h1").innerText();
      const [, conflicts] = /^200 aircraft, (\d+) conflicts$/.exec(title) ?? [];
      const legend = await main(view).locator(".legend").first().innerText();
      expect(legend).toContain(`${Number(conflicts) - 25} more are in the table`);
      const boxes = await frame(view).evaluate<readonly Box[]>(
        `[...document.querySelectorAll("svg[role=img]")[0].querySelectorAll("text:not(.badge-number)")]
          .map((text) => text.getBoundingClientRect().toJSON())`,
      );
      expect(boxes.length).toBeGreaterThan(20);
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top + 3 ||
            other.bottom <= one.top + 3;
          expect(isApart).toBe(true);
        }
      }
    }));

  it("shows an order over a fix, and what is free of conflicts", () => {
    const crossings = [
      { id: "KLM1", at_s: 460.8, gs_kt: 250, delay_s: 0, hold_s: 0 },
      { id: "EZY2", at_s: 550.8, gs_kt: 228.8, delay_s: 25.8, hold_s: 0 },
    ];
    const bands = {
      aircraft: "KLM1",
      heading_deg: [
        { from: 0, to: 80, conflict_free: true },
        { from: 81, to: 359, conflict_free: false },
      ],
    };
    const fix = { id: "SUGOL", x_nm: 0, y_nm: 0 };
    const places = [aircraft("KLM1", 30, 5, 0), aircraft("EZY2", -20, 20, 0)];
    const problem = { fix, aircraft: places.map(({ track_deg, ...one }) => one) };
    const answer = toolAnswer({ summary: "KLM1 first.", problem, sequence: crossings, bands });
    return shown(browser, [TRAFFIC, answer], async (view) => {
      const text = await main(view).innerText();
      const map = main(view).getByRole("img", { name: "Traffic in plan view" });
      expect(await map.locator(".fix").count()).toBe(1);
      expect(await map.locator("g.aircraft").count()).toBe(2);
      for (const part of ["The order of 2 aircraft", "2. EZY2\t9:11\t229 kt\t0:26", "0 to 80°"]) {
        expect(text).toContain(part);
      }
    });
  });

  it("keeps hostile text as text, and bears what it does not know", () => {
    const met = aircraft(HOSTILE, 1, 2, 20);
    const other = { ...aircraft("\u202Eabc", 8, 9, 200), intent: "none" };
    const problem = { aircraft: [null, 5, met, { id: "W".repeat(64), x_nm: 1e9 }, other] };
    const conflicts = [
      {
        conflict: true,
        pair: [HOSTILE, "\u202Eabc"],
        t_cpa_s: 40,
        t_los_in_s: 10,
        t_los_out_s: null,
      },
      { conflict: true, pair: ["nobody", "x"] },
      { conflict: true },
    ];
    const ranking = [{ rank: 1, actions: [{ aircraft: HOSTILE, kind: "<u>x</u>", value: "<i>" }] }];
    const answer = toolAnswer({ summary: HOSTILE, problem, conflicts, ranking, bands: [3] });
    return shown(browser, [TRAFFIC, answer], async (view) => {
      expect(await main(view).locator("img, i, u").count()).toBe(0);
      expect(await main(view).locator(".badge").count()).toBe(2);
      expect(await main(view).locator("g.aircraft.met").count()).toBe(2);
    });
  });
});

import type { Browser } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../helpers/servers/browser.js";
import { flightAnswer, toolAnswer } from "./agent-answers.js";
import { atlantic } from "./agent-examples.js";
import { FLIGHT, main, shown } from "./view-page.js";

const HOSTILE = '<img src=x onerror="alert(1)">';

const browser: Browser | undefined = await launchBrowser();
afterAll(() => browser?.close());

describe.skipIf(!browser)("the view of a flight", () => {
  it("draws the route with its ends, turning points and alternates, and says the same in tables", () =>
    shown(browser, [FLIGHT, atlantic()], async (view) => {
      const map = main(view).getByRole("img", { name: "The route EHAM → KJFK" });
      const drawn = await map.locator("text").allTextContents();
      for (const label of ["EHAM", "KJFK", "KBOS", "KEWR"]) {
        expect(drawn).toContain(label);
      }
      for (const edge of [/^\d+°N$/, /^\d+°W$/]) {
        expect(drawn.filter((text) => edge.test(text)).length).toBeGreaterThan(0);
      }
      expect(drawn.some((text) => /^ETP \d+ nm$/.test(text))).toBe(true);
      expect(await map.locator("desc").textContent()).toMatch(/^3166 nautical miles in 16 legs/);
      expect(
        await main(view).getByRole("region", { name: "Legs" }).locator("tbody tr").count(),
      ).toBe(16);
      const text = await main(view).innerText();
      for (const fact of ["3165.9 nm", "7 h 39 min", "2026-11-28 18:09", "50573 kg"]) {
        expect(text).toContain(fact);
      }
    }));

  it("says in words what does not hold", () =>
    shown(
      browser,
      [FLIGHT, flightAnswer({ origin: "EGLL", destination: "YSSY", aircraft: { type: "A320" } })],
      async (view) => {
        const broken = await main(view).locator(".broken").innerText();
        expect(broken).toMatch(/Fuel in the tanks: \d+(\.\d+)? kg, the limit is \d+ kg/);
        expect(await main(view).locator("rect.over").count()).toBe(1);
      },
    ));

  it.each([
    ["over the date line", "NZAA", "KLAX"],
    ["near the pole", "KJFK", "VHHH"],
    ["from pole to pole", { lat: 90, lon: 0 }, { lat: -90, lon: 0 }],
    ["to the antipode", { lat: 10, lon: 20 }, { lat: -10, lon: -160 }],
    ["to where it starts", "EHAM", "EHAM"],
  ])("draws a route %s in one piece that stays within the picture", (_, origin, destination) => {
    const answer = flightAnswer({ origin, destination, aircraft: { tas_kt: 480 } });
    return shown(browser, [FLIGHT, answer], async (view) => {
      const map = main(view).locator("svg[role=img]").first();
      const [, , width = 0, height = 0] = ((await map.getAttribute("viewBox")) ?? "")
        .split(" ")
        .map(Number);
      expect(await map.locator("path.route").count()).toBe(1);
      const way = (await map.locator("path.route").getAttribute("d")) ?? "";
      const points = way
        .slice(1)
        .split("L")
        .map((point) => point.split(",").map(Number));
      let longest = 0;
      for (const [at, [x = Number.NaN, y = Number.NaN]] of points.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
        const [beforeX = x, beforeY = y] = points[at - 1] ?? [];
        longest = Math.max(longest, Math.hypot(x - beforeX, y - beforeY));
      }
      expect(longest).toBeLessThan(width / 20);
    });
  });

  it("marks closed areas, and what is too far from an airport", () => {
    const polygon: [number, number][] = [
      [0, 60],
      [0, 70],
      [20, 70],
      [20, 60],
    ];
    const closed = flightAnswer({
      origin: "DXB",
      destination: "SYD",
      aircraft: { type: "777" },
      closed: [{ polygon }],
    });
    const far = flightAnswer({
      origin: "KSFO",
      destination: "PHNL",
      aircraft: { type: "737-800", etops_min: 120 },
    });
    return shown(browser, [FLIGHT, closed], async (view) => {
      expect(await main(view).locator("[role=img] path.closed").count()).toBe(1);
      await view.show(far);
      await main(view).locator("[role=img] path.gap").first().waitFor({ state: "attached" });
      expect(await main(view).locator(".broken").innerText()).toContain("Minutes from an airport");
    });
  });

  it("keeps hostile text as text, and bears what it does not know", () => {
    const plan = {
      legs: [{ from: HOSTILE.repeat(9), to: "<i>b</i>", track_deg: 10, distance_nm: 500 }],
      waypoints: [
        { id: HOSTILE.repeat(9), lat: 50, lon: 3 },
        { id: "<i>b</i>", lat: 58, lon: 6 },
      ],
      ...{ total: null, fuel: { trip: null }, times: null, etops: { furthest: { lat: null } } },
    };
    const ranking = [{ rank: 1, waypoints: [HOSTILE] }, null, { rank: 2 }];
    const alternates = [{ id: HOSTILE, track_deg: 30, distance_nm: 90 }];
    const answer = toolAnswer({
      ...{ summary: HOSTILE, notice: HOSTILE, plan, ranking, alternates, problem: { closed: 7 } },
      checks: [{ name: HOSTILE, ok: false, value: null, limit: null, unit: "" }],
      assumptions: [{ field: HOSTILE, value: HOSTILE, unit: null, why: HOSTILE }],
      simulation: { n: 500, breach: [{ constraint: HOSTILE, probability: 0.1, ci95: [0, 1] }] },
    });
    return shown(browser, [FLIGHT, answer], async (view) => {
      expect(await main(view).locator("img, i, b").count()).toBe(0);
      expect(await main(view).locator("[role=img] path.route").count()).toBe(1);
      expect(await main(view).locator("p").first().innerText()).toBe(HOSTILE);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../../../../test/helpers/servers/browser.js";
import { openSession } from "../../../../../test/helpers/servers/driver-session.js";
import type { DriverTab } from "../driver-session.js";
import { MOVED_ON, readSettled } from "./moved-on.js";

const browser = await launchBrowser();

describe.skipIf(!browser)("what is read of a page that goes to another document", () => {
  let tab: DriverTab;
  beforeAll(async () => {
    if (browser) tab = await (await openSession(browser)).openTab();
  });
  afterAll(() => browser?.close());

  /** Reads after so many documents have given way, as playwright tells of each. */
  function readAfter(moves: number) {
    let tries = 0;
    return async () => {
      tries += 1;
      if (tries <= moves) {
        const evaluating = tab.page.evaluate("new Promise(() => undefined)");
        const going = tab.page.goto(`data:text/html,${tries}`);
        const [evaluated] = await Promise.allSettled([evaluating, going]);
        if (evaluated.status === "rejected") throw evaluated.reason;
      }
      return tab.page.evaluate("document.body.textContent");
    };
  }

  it("is read again of the new one, at most two times", async () => {
    expect(await readSettled(tab, readAfter(2))).toBe("2");
    await expect(readSettled(tab, readAfter(3))).rejects.toMatchObject({
      name: "BrowserFault",
      code: "failed",
      message: MOVED_ON,
    });
  });

  it("is not read again after any other failure", async () => {
    const failure = new Error("other");
    await expect(readSettled(tab, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

import { errors } from "playwright-core";
import { describe, expect, it } from "vitest";
import { BrowserFault } from "../../actions.js";
import { toFault } from "./faults.js";

const CLOSED = "the page was closed meanwhile";
const MOVED_ON = "the page went to another document meanwhile: take a new snapshot";

describe("what playwright and the protocol say", () => {
  it.each([
    ["Protocol error (Runtime.evaluate): Cannot find context with specified id", MOVED_ON],
    [
      "page.evaluate: Execution context was destroyed, most likely because of a navigation",
      MOVED_ON,
    ],
    ["locator.count: Frame was detached", MOVED_ON],
    ["page.close: Target page, context or browser has been closed", CLOSED],
    ["Protocol error (Page.getFrameTree): Target crashed", CLOSED],
    [
      "Protocol error (Page.captureScreenshot): Unable to capture screenshot",
      "no picture can be taken of it",
    ],
    [
      "Protocol error (Page.printToPDF): Internal error",
      "the browser could not do it: take a new snapshot, and try again",
    ],
    [
      "Cannot read properties of undefined (reading 'x')",
      "the browser could not do it: take a new snapshot, and try again",
    ],
  ])("%s is told in plain words", (message, told) => {
    expect(toFault(new Error(message))).toMatchObject({ code: "failed", message: told });
  });

  it("of work that took too long, only what it waited for is told", () => {
    const log =
      "locator.click: Timeout 5000ms exceeded.\nCall log:\n  - \u001b[2mfonts loaded\u001b[22m";
    const message = "the page was not ready for it in time";
    expect(toFault(new errors.TimeoutError(log))).toMatchObject({ code: "timeout", message });
  });

  it("faults stay as they are", () => {
    const fault = new BrowserFault("busy", "later");
    expect(toFault(fault)).toBe(fault);
  });
});

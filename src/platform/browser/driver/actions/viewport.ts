import { BrowserFault } from "../../actions.js";
import type { TabAction } from "./outcome.js";

const WIDTH = { minimum: 320, maximum: 3_840 };
const HEIGHT = { minimum: 200, maximum: 2_160 };

export const resize: TabAction<"resize"> = async (tab, { width, height }) => {
  check("width", width, WIDTH);
  check("height", height, HEIGHT);
  await tab.page.setViewportSize({ width, height });
  return {};
};

function check(what: string, value: number, { minimum, maximum }: typeof WIDTH): void {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
  throw new BrowserFault("invalid", `${what} must be from ${minimum} to ${maximum} pixels`);
}

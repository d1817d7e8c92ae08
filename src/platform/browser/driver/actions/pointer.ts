import type { TabAction } from "./outcome.js";
import { settleAfter } from "./settle.js";
import { locate } from "./targets.js";

/** Until an element can be seen, stands still and is covered by nothing. */
export const READY = { timeout: 5_000 };

export const click: TabAction<"click"> = async (tab, action) => {
  const { target, doubleClick = false, button = "left", modifiers = [] } = action;
  const element = await locate(tab, target);
  await settleAfter(tab, () =>
    element.click({ ...READY, button, modifiers: [...modifiers], clickCount: doubleClick ? 2 : 1 }),
  );
  return { showsPage: true };
};

export const hover: TabAction<"hover"> = async (tab, { target }) => {
  const element = await locate(tab, target);
  await settleAfter(tab, () => element.hover(READY));
  return { showsPage: true };
};

export const drag: TabAction<"drag"> = async (tab, { startTarget, endTarget }) => {
  const start = await locate(tab, startTarget);
  const end = await locate(tab, endTarget);
  await settleAfter(tab, () => start.dragTo(end, READY));
  return { showsPage: true };
};

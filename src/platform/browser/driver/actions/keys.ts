import { BrowserFault } from "../../actions.js";
import type { TabAction } from "./outcome.js";
import { settleAfter } from "./settle.js";

export const pressKey: TabAction<"press_key"> = async (tab, { key }) => {
  await settleAfter(tab, async () => {
    try {
      await tab.page.keyboard.press(key);
    } catch (error) {
      if (!/Unknown key/.test(String(error))) throw error;
      throw new BrowserFault(
        "invalid",
        "key must be a character or the name of a key, such as Enter, ArrowLeft or Control+A",
      );
    }
  });
  return { showsPage: true };
};

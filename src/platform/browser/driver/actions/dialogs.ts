import { BrowserFault } from "../../actions.js";
import { untilDialog } from "./dialog-watch.js";
import type { TabAction } from "./outcome.js";
import { settleAfter } from "./settle.js";

/** Answers what the page asks; it may ask again at once. */
export const handleDialog: TabAction<"handle_dialog"> = async (tab, { accept, promptText }) => {
  const { dialog } = tab;
  if (!dialog) throw new BrowserFault("invalid", "no dialog is open");
  tab.dialog = undefined;
  await untilDialog(tab, () =>
    settleAfter(tab, () => (accept ? dialog.accept(promptText) : dialog.dismiss())),
  );
  return { showsPage: true };
};

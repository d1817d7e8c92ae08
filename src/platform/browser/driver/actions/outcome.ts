import type { ActionReply, BrowserAction } from "../../actions.js";
import type { DriverSession, DriverTab } from "../driver-session.js";

/** What an action leaves to be put into its reply. */
export interface Outcome extends Pick<ActionReply, "snapshot" | "image" | "html" | "lines"> {
  /** The reply shows the page as it is afterwards. */
  readonly showsPage?: true;
}

export type ActionName = BrowserAction["name"];
export type ActionNamed<Name extends ActionName> = Extract<BrowserAction, { name: Name }>;

/** Does an action on the current tab. Rejects with BrowserFault, or with an error of playwright. */
export type TabAction<Name extends ActionName> = (
  tab: DriverTab,
  action: ActionNamed<Name>,
  session: DriverSession,
) => Promise<Outcome>;

import { definePart } from "../../platform/parts/part.js";
import type { Reader } from "../../platform/store/sql.js";
import { type AccountKeys, createAccountKeys } from "./account-keys.js";
import { createSignIn, type SignIn } from "./sign-in.js";
import { type AccountView, findAccount, forgetEnded, listAccounts } from "./store.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly acc: "account";
  }
}

/** People: who they are, how they sign in, and their keys. */
export interface Accounts extends SignIn {
  readonly keys: AccountKeys;
  /** An account as its owner sees it; undefined for one that is not there. */
  find(reader: Reader, id: string): Promise<AccountView | undefined>;
  /** Every account, oldest first. */
  list(): Promise<AccountView[]>;
  /** Forgets links and sessions that have ended. */
  sweep(): Promise<void>;
}

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly accounts: Accounts;
  }
}

export const part = definePart({
  name: "accounts",
  needs: ["store", "keys", "mailer", "clock", "publicUrl"],
  create: (needed) => ({
    ...createSignIn(needed),
    keys: createAccountKeys(needed),
    find: findAccount,
    list: () => listAccounts(needed.store),
    sweep: () => forgetEnded(needed.store, needed.clock()),
  }),
  schedule: [
    {
      name: "forget-links-and-sessions",
      everyMs: 3_600_000,
      isShared: true,
      run: (accounts) => accounts.sweep(),
    },
  ],
});

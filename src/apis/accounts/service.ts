import { errors } from "../../http/api-error.js";
import * as store from "../../services/accounts/store.js";
import { type Access, type AccessParts, createAccess } from "./access.js";
import { type AccountKeys, type AccountKeysParts, createAccountKeys } from "./account-keys.js";
import type { AccountView, UsageReport } from "./schemas.js";
import { createSignIn, type SignIn, type SignInParts } from "./sign-in.js";
import { reportUsage, type UsageParts } from "./usage-report.js";

/** People, their sessions, keys and grants. Errors of the catalogue say what a caller can mend. */
export interface AccountService extends SignIn, AccountKeys, Access {
  /** An account as its owner sees it; 404 for one that is not there. */
  view(accountId: string): Promise<AccountView>;
  /** What was called during the last `days` UTC days, today being one of them. */
  usage(accountId: string, days: number): Promise<UsageReport>;
  /** Every account, oldest first. */
  listAccounts(): Promise<AccountView[]>;
  /** Forgets links and sessions that have ended. */
  sweep(): Promise<void>;
}

/** What the account service stands on. */
export type AccountParts = SignInParts & AccountKeysParts & AccessParts & UsageParts;

/** The account service over a store. */
export function createAccountService(parts: AccountParts): AccountService {
  const { store: database, clock } = parts;
  return {
    ...createSignIn(parts),
    ...createAccountKeys(parts),
    ...createAccess(parts),
    async view(accountId) {
      const account = await store.findAccount(database, accountId);
      if (!account) throw errors.notFound("this account");
      return account;
    },
    usage: (accountId, days) => reportUsage(parts, accountId, days),
    listAccounts: () => store.listAccounts(database),
    sweep: () => store.forgetEnded(database, clock()),
  };
}

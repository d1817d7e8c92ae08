import { errors } from "../../http/api-error.js";
import type { Accounts } from "../../services/accounts/index.js";
import { NotAnAddress } from "../../services/accounts/sign-in.js";
import type { AccountView } from "../../services/accounts/store.js";
import { type Access, type AccessParts, createAccess } from "./access.js";
import { type AccountKeyService, createAccountKeyService } from "./account-keys.js";
import type { UsageReport } from "./schemas.js";
import { reportUsage, type UsageParts } from "./usage-report.js";

/** People, their sessions, keys and grants. Errors of the catalogue say what a caller can mend. */
export interface AccountService extends Accounts, AccountKeyService, Access {
  /** An account as its owner sees it; 404 for one that is not there. */
  view(accountId: string): Promise<AccountView>;
  /** What was called during the last `days` UTC days, today being one of them. */
  usage(accountId: string, days: number): Promise<UsageReport>;
}

/** What the account service stands on. */
export type AccountParts = { readonly accounts: Accounts } & AccessParts & UsageParts;

/** The account service over a store. */
export function createAccountService(parts: AccountParts): AccountService {
  const { store, accounts } = parts;
  return {
    ...accounts,
    signUp: (email, sender, once) => accounts.signUp(email, sender, once).catch(refuseAddress),
    ensureAccount: (email) => accounts.ensureAccount(email).catch(refuseAddress),
    ...createAccountKeyService(parts),
    ...createAccess(parts),
    async view(accountId) {
      const account = await accounts.find(store, accountId);
      if (!account) throw errors.notFound("this account");
      return account;
    },
    usage: (accountId, days) => reportUsage(parts, accountId, days),
  };
}

function refuseAddress(error: unknown): never {
  if (!(error instanceof NotAnAddress)) throw error;
  const { message } = error;
  throw errors.validation(message, { details: [{ path: "/email", message }] });
}

import { otherSite } from "../../http/caller/same-site.js";
import { SESSION_COOKIE } from "../../http/caller/session-cookie.js";
import { standardRules } from "../../http/families.js";
import { defineFamily } from "../../http/family.js";
import { PRO_TIER } from "../../platform/keys/pro-tier.js";
import { noKey, tooManyKeys } from "./account-keys.js";
import { accountsRoutes } from "./routes.js";
import { createAccountService } from "./service.js";
import { noSession } from "./session.js";

/** People under /v1: `accounts` without a session, `account` with one. */
export const family = defineFamily({
  name: "accounts",
  position: 30,
  tag: {
    description: "Accounts, sessions, keys, access to services, usage",
    position: 50,
  },
  owns: ["/v1/accounts", "/v1/account"],
  rules: {
    ...standardRules("accounts"),
    refusals: [noSession, otherSite, noKey, tooManyKeys],
  },
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: SESSION_COOKIE,
      description: "set by `POST /v1/accounts/confirm`",
    },
  },
  needs: [
    "accounts",
    "backends",
    "store",
    "clock",
    "keys",
    "quota",
    "usage",
    "publicUrl",
    "storageQuota",
    "signUps",
    "mailer",
  ],
  async routes(app, needed) {
    const { clock, publicUrl, signUps, mailer, backends } = needed;
    const service = createAccountService({ ...needed, services: [...backends.services, PRO_TIER] });
    await app.register(accountsRoutes, {
      prefix: "/v1",
      service,
      clock,
      signUps,
      mailer,
      publicUrl,
    });
  },
});

import { Type } from "@sinclair/typebox";
import { definePart } from "../../platform/parts/part.js";
import { deriveAgentKeys } from "./agent-keys.js";
import { createWebBotAuth, type WebBotAuth } from "./web-bot-auth.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    /** Signs what this server itself asks of the web, so that sites know who asks. */
    readonly webBotAuth: WebBotAuth;
  }
}

export const part = definePart({
  name: "webBotAuth",
  needs: ["derivedSecrets", "publicUrl", "clock"],
  config: {
    WEB_BOT_AUTH: Type.Boolean({
      group: "outbound",
      default: true,
      description: "sign requests for pages by Web Bot Auth, which tells each site PUBLIC_URL",
    }),
  },
  async create({ derivedSecrets, publicUrl, clock }, { WEB_BOT_AUTH }) {
    const keys = WEB_BOT_AUTH ? deriveAgentKeys(await derivedSecrets.of("web bot auth")) : [];
    return createWebBotAuth({ publicUrl, clock, keys });
  },
});

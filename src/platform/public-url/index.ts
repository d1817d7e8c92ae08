import { serverVariables } from "../config/server-variables.js";
import { readTrustedProxies, TRUSTED_PROXIES_EXPECTED } from "../config/trusted-proxies.js";
import { definePart } from "../parts/part.js";

declare module "../parts/part.js" {
  interface Parts {
    /** Origin that links in answers lead to, without a slash at its end. */
    readonly publicUrl: string;
  }
}

export const part = definePart({
  name: "publicUrl",
  config: serverVariables,
  checkConfig: ({ PUBLIC_URL, TRUST_PROXY }) => [
    ...(PUBLIC_URL === undefined || URL.canParse(PUBLIC_URL)
      ? []
      : ["PUBLIC_URL must be an http or https URL without query or fragment"]),
    ...(readTrustedProxies(TRUST_PROXY) === undefined
      ? [`TRUST_PROXY must be ${TRUSTED_PROXIES_EXPECTED}`]
      : []),
  ],
  create: (_needed, { PUBLIC_URL = "" }) => PUBLIC_URL,
});

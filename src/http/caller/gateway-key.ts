import type { SecurityScheme } from "../family.js";

/** The scheme of every backend: its callers come through the gateway. */
export const gatewayKey = {
  type: "http",
  scheme: "bearer",
  description: "`gwk_…`, from `POST /v1/account/keys` or `gatehouse keys create`",
} as const satisfies SecurityScheme;

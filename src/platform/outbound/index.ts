import { Type } from "@sinclair/typebox";
import { splitList } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { type AddressGuard, createAddressGuard } from "./address-guard.js";
import { type Network, readNetworks } from "./address-guard-hosts.js";
import type { ResolveName } from "./target-rules.js";

declare module "../parts/part.js" {
  interface Parts {
    /** Judges every address that callers have this server connect to. */
    readonly addressGuard: AddressGuard;
    /** Looks up names; at the name servers unless something else is given. */
    readonly resolveName: ResolveName | undefined;
  }
}

export const resolveNamePart = definePart({ name: "resolveName", create: () => undefined });

export const part = definePart({
  name: "addressGuard",
  needs: ["resolveName"],
  config: {
    WEBHOOK_ALLOW_LOOPBACK: Type.Boolean({
      group: "outbound",
      default: false,
      description: "let webhooks go to this machine, over http too; for development",
    }),
    OUTBOUND_ALLOW_CIDRS: Type.String({
      group: "outbound",
      default: "",
      pattern: "^$|^[0-9a-fA-F:.]+/\\d{1,3}(\\s*,\\s*[0-9a-fA-F:.]+/\\d{1,3})*$",
      expected: "networks such as 10.1.0.0/16,fd12::/32, separated by commas",
      description: "networks that are not public but may be called, separated by commas",
    }),
  },
  checkConfig({ OUTBOUND_ALLOW_CIDRS }) {
    try {
      readNetworks(splitList(OUTBOUND_ALLOW_CIDRS));
      return [];
    } catch (error) {
      return [`OUTBOUND_ALLOW_CIDRS: ${(error as Error).message}`];
    }
  },
  create: ({ resolveName: resolve }, { WEBHOOK_ALLOW_LOOPBACK, OUTBOUND_ALLOW_CIDRS }) =>
    createAddressGuard({
      allowLoopback: WEBHOOK_ALLOW_LOOPBACK,
      loopbackSetting: "WEBHOOK_ALLOW_LOOPBACK=1",
      vouchedFor: networksOf(OUTBOUND_ALLOW_CIDRS),
      ...(resolve ? { resolve } : {}),
    }),
  close: (guard) => guard.close(),
});

function networksOf(list: string): readonly Network[] {
  return readNetworks(splitList(list));
}

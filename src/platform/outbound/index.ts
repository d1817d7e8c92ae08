import { Type } from "@sinclair/typebox";
import { splitList } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { type AddressGuard, createAddressGuard } from "./address-guard.js";
import { type Network, readNetworks } from "./address-guard-hosts.js";
import type { ResolveName } from "./target-rules.js";

declare module "../parts/part.js" {
  interface Parts {
    /** Judges the addresses that callers have this server send messages to. */
    readonly addressGuard: AddressGuard;
    /** Judges the addresses of pages, over http too, that callers have this server read. */
    readonly pageGuard: AddressGuard;
    /** Networks that are not public and may be called all the same. */
    readonly vouchedNetworks: readonly Network[];
    /** Looks up names; at the name servers unless something else is given. */
    readonly resolveName: ResolveName | undefined;
  }
}

export const resolveNamePart = definePart({ name: "resolveName", create: () => undefined });

export const vouchedNetworksPart = definePart({
  name: "vouchedNetworks",
  config: {
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
  create: (_needed, { OUTBOUND_ALLOW_CIDRS }) => readNetworks(splitList(OUTBOUND_ALLOW_CIDRS)),
});

export const part = definePart({
  name: "addressGuard",
  needs: ["resolveName", "vouchedNetworks"],
  config: {
    WEBHOOK_ALLOW_LOOPBACK: Type.Boolean({
      group: "outbound",
      default: false,
      description: "let webhooks go to this machine, over http too; for development",
    }),
  },
  create: ({ resolveName: resolve, vouchedNetworks: vouchedFor }, { WEBHOOK_ALLOW_LOOPBACK }) =>
    createAddressGuard({
      allowLoopback: WEBHOOK_ALLOW_LOOPBACK,
      loopbackSetting: "WEBHOOK_ALLOW_LOOPBACK=1",
      vouchedFor,
      ...(resolve ? { resolve } : {}),
    }),
  close: (guard) => guard.close(),
});

export const pageGuardPart = definePart({
  name: "pageGuard",
  needs: ["resolveName", "vouchedNetworks"],
  create: ({ resolveName: resolve, vouchedNetworks: vouchedFor }) =>
    createAddressGuard({
      allowLoopback: false,
      allowHttp: true,
      vouchedFor,
      ...(resolve ? { resolve } : {}),
    }),
  close: (guard) => guard.close(),
});

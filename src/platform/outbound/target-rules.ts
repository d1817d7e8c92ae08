import { kindOfHost, type Network } from "./address-guard-hosts.js";

/** Why an address is not called; the message is for the caller and shows no resolved address. */
export class AddressRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "AddressRefused";
  }
}

/** All addresses of a name. Rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export interface AddressGuardOptions {
  /** Whether http and https to this machine itself are allowed. */
  readonly allowLoopback: boolean;
  /** Whether http is allowed to the open internet, too, with its port 80; not unless given. */
  readonly allowHttp?: boolean;
  /** The setting that allows loopback, for messages: `WEBHOOK_ALLOW_LOOPBACK=1`. */
  readonly loopbackSetting?: string;
  /** Networks that are called although they are not public; none unless given. */
  readonly vouchedFor?: readonly Network[];
  /** Asks the name servers unless given. */
  readonly resolve?: ResolveName;
}

const HTTP_PORT = 80;
const HTTPS_PORT = 443;
/** Below it are the ports of system services, none of which but these two speaks http by custom. */
const FREE_PORT_MIN = 1_024;

/** Where a connection goes, in the parts of a URL and as its parser writes them. */
export interface Target {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** All that can be said without the name servers; asked of each address and again of each connection. */
export function checkTarget(
  { protocol, hostname, port }: Target,
  options: AddressGuardOptions,
): void {
  const { allowLoopback, allowHttp = false, loopbackSetting } = options;
  const setting = loopbackSetting ? `, which is allowed only with ${loopbackSetting}` : "";
  if (protocol !== "https:" && protocol !== "http:") {
    throw new AddressRefused(
      `the address must begin with ${allowHttp ? "http:// or " : ""}https://`,
    );
  }
  const kind = kindOfHost(hostname, options.vouchedFor);
  const isLoopback = kind === "loopback" || kind === "loopback-name";
  if (isLoopback && !allowLoopback) {
    throw new AddressRefused(`the address must not lead to a loopback address${setting}`);
  }
  if (kind === "other") {
    throw new AddressRefused("the address must have a host on the public internet");
  }
  if (isLoopback) return;
  if (protocol === "http:" && !allowHttp) {
    throw new AddressRefused(
      `the address must begin with https://; http is for loopback alone${setting}`,
    );
  }
  checkPort(port, allowHttp ? [HTTP_PORT, HTTPS_PORT] : [HTTPS_PORT]);
}

/** The port that the scheme has by itself is written as none. */
function checkPort(port: string, customary: readonly number[]): void {
  const number = Number(port);
  if (port === "" || number >= FREE_PORT_MIN || customary.includes(number)) return;
  throw new AddressRefused(
    `the address must have port ${customary.join(", ")} or one from ${FREE_PORT_MIN} on`,
  );
}

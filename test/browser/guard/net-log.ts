import { readFileSync } from "node:fs";

interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly {
    readonly type: number;
    readonly params?: { readonly address?: string };
  }[];
}

/** What Chromium itself wrote down of its sockets and look-ups, by `--log-net-log`. */
export interface SocketLog {
  /** Addresses, with ports, that connections were tried to. */
  readonly dialled: ReadonlySet<string>;
  /** Addresses that datagrams were sent to. */
  readonly datagrams: readonly string[];
  /** Names that were asked for at a name server or at the system. */
  readonly lookUps: number;
}

/** Reads the log of a browser that was closed. */
export function readSocketLog(path: string): SocketLog {
  const { constants, events }: NetLog = JSON.parse(readFileSync(path, "utf8"));
  const eventsOf = (name: string) => {
    const type = constants.logEventTypes[name];
    if (type === undefined) throw new Error(`Chromium knows no event ${name} any more`);
    return events.filter((event) => event.type === type);
  };
  const addressesOf = (name: string) =>
    eventsOf(name).flatMap(({ params }) => params?.address ?? []);
  return {
    dialled: new Set(addressesOf("TCP_CONNECT_ATTEMPT")),
    datagrams: addressesOf("UDP_BYTES_SENT"),
    lookUps: ["HOST_RESOLVER_SYSTEM_TASK", "HOST_RESOLVER_DNS_TASK"].flatMap(eventsOf).length,
  };
}

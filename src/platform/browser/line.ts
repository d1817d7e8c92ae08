import { AddressRefused } from "../outbound/target-rules.js";
import { BrowserFault, type FaultCode } from "./actions.js";

/** Functions that one side of a line answers for the other, by name. */
// biome-ignore lint/suspicious/noExplicitAny: each call's own types are those of its interface
export type Answering = Readonly<Record<string, (input: any) => unknown>>;

/** What the other side answers, asked from here. */
export type Asking<Remote> = {
  readonly [Name in keyof Remote]: Remote[Name] extends (input: infer Input) => infer Output
    ? (input: Input) => Promise<Awaited<Output>>
    : never;
};

/** One end of the channel between two processes. */
export interface Channel {
  send(message: Message, onSent: (error: Error | null) => void): void;
  onMessage(listener: (message: Message) => void): void;
}

export type Message =
  | { readonly kind: "call"; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly kind: "output"; readonly id: number; readonly output: unknown }
  | { readonly kind: "fault"; readonly id: number; readonly fault: SentFault };

/** What is left of an error that crosses the line. */
interface SentFault {
  readonly code: FaultCode | "address_refused" | undefined;
  readonly message: string;
}

export interface Line<Remote> {
  readonly ask: Asking<Remote>;
  /** Fails every call that is not answered, and all that come. */
  close(reason: Error): void;
}

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/** Calls both ways over one channel; errors arrive as BrowserFault, AddressRefused or Error. */
export function openLine<Remote>(channel: Channel, answering: Answering): Line<Remote> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closed: Error | undefined;

  const send = (message: Message, onFailure: (error: Error) => void) =>
    channel.send(message, (error) => {
      if (error !== null) onFailure(error);
    });

  const call = (name: string, input: unknown) =>
    new Promise((resolve, reject: (error: Error) => void) => {
      if (closed !== undefined) return reject(closed);
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      send({ kind: "call", id, name, input }, (error) => {
        waiting.delete(id);
        reject(error);
      });
    });

  const answer = async ({ id, name, input }: Extract<Message, { kind: "call" }>) => {
    // Who asked learns of a channel that is gone by itself.
    const reply = (message: Message) => send(message, () => undefined);
    try {
      reply({ kind: "output", id, output: await answering[name]?.(input) });
    } catch (error) {
      reply({ kind: "fault", id, fault: toFault(error) });
    }
  };

  channel.onMessage((message) => {
    if (message.kind === "call") return void answer(message);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "output") asked?.resolve(message.output);
    else asked?.reject(fromFault(message.fault));
  });

  const ask = new Proxy({} as Asking<Remote>, {
    get: (_target, name) => (input: unknown) => call(String(name), input),
  });
  return {
    ask,
    close(reason) {
      closed = reason;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}

function toFault(error: unknown): SentFault {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BrowserFault) return { code: error.code, message };
  return { code: error instanceof AddressRefused ? "address_refused" : undefined, message };
}

function fromFault({ code, message }: SentFault): Error {
  if (code === undefined) return new Error(message);
  return code === "address_refused" ? new AddressRefused(message) : new BrowserFault(code, message);
}

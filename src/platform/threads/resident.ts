import type { Transferable } from "node:worker_threads";
import { ResidentKeeper } from "./resident-keeper.js";
import type {
  MethodInput,
  MethodName,
  MethodOutput,
  ProductResidents,
  ResidentMethods,
  ResidentName,
  ResidentRegistry,
  ResidentSettings,
} from "./residents.js";

export interface ResidentOptions<Settings> {
  /** What the service is made with, each time its thread starts. */
  readonly settings: Settings;
  /** JavaScript heap of the thread in MiB, at least 32; typed arrays and WebAssembly are outside. */
  readonly memoryMb: number;
  /** Calls that may wait for their answer; default 256. */
  readonly callsMax?: number;
  /** The file that the thread runs; default the one with the services of the product. */
  readonly entry?: URL;
  /** Hears that the state of the thread is gone, once for each thread that ends by itself. */
  readonly onLost?: (error: Error) => void;
  /** Hears what background work or the end of the service threw: no call is there to fail. */
  readonly onFault?: (error: Error) => void;
}

export interface CallOptions {
  /** Buffers that are handed over instead of copied; empty for the caller afterwards. */
  readonly transfer?: readonly Transferable[];
  /** Time of the call alone, from when the calls before it are answered; default 30 s. */
  readonly timeoutMs?: number;
}

/** A service that keeps its state on a thread of its own. */
export interface Resident<Methods> {
  /**
   * Calls a method; answers come in the order of the calls. Rejects with `WorkersBusy`,
   * `TaskTimedOut`, `ResidentLost`, or a `ResidentFault` with the name of what the service threw.
   */
  call<Method extends MethodName<Methods>>(
    method: Method,
    input: MethodInput<Methods, Method>,
    options?: CallOptions,
  ): Promise<MethodOutput<Methods, Method>>;
  /** Rises when the state of the thread is gone; the next call starts an empty one. */
  readonly generation: number;
  /**
   * Answers the calls that were made, lets the service finish and ends the thread, all within 10 s.
   * Later calls fail with `WorkersBusy`.
   */
  close(): Promise<void>;
}

const CALLS_MAX = 256;
const TIMEOUT_MS = 30_000;

/** A service of the registry on a thread, which its first call starts. */
export function createResident<
  Name extends ResidentName<Residents>,
  Residents extends ResidentRegistry = ProductResidents,
>(
  name: Name,
  options: ResidentOptions<ResidentSettings<Name, Residents>>,
): Resident<ResidentMethods<Name, Residents>> {
  const keeper = new ResidentKeeper({
    ...options,
    name,
    callsMax: options.callsMax ?? CALLS_MAX,
    entry: options.entry ?? new URL("./resident-thread.js", import.meta.url),
  });
  return {
    async call(method, input, { transfer = [], timeoutMs = TIMEOUT_MS } = {}) {
      const output = await keeper.call({ method, input, transfer, timeoutMs });
      // The registry that types the method is the one that the thread makes the service from.
      return output as MethodOutput<ResidentMethods<Name, Residents>, typeof method>;
    },
    get generation() {
      return keeper.generation;
    },
    close: () => keeper.close(),
  };
}

import { env } from "node:process";

/** Waits without blocking until a shared number is set. */
async function isSet(flag) {
  while (Atomics.load(flag, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A service that keeps a sum, and misbehaves on request. */
function makeCounter({ start, closing, slices }) {
  let sum = start;
  let sliceCount = 0;
  return {
    add: (number) => {
      sum += number;
      return sum;
    },
    "add-later": async ({ number, gate }) => {
      await isSet(gate);
      sum += number;
      return sum;
    },
    spin: (started) => {
      Atomics.store(started, 0, 1);
      for (;;);
    },
    eat: () => {
      const eaten = [];
      for (;;) eaten.push({ bite: eaten.length });
    },
    exit: () => process.exit(7),
    "throw-later": () => {
      setImmediate(() => {
        throw new Error("nobody catches this");
      });
      return new Promise(() => {});
    },
    refuse: (fields) => {
      throw Object.assign(new RangeError("too far"), fields);
    },
    "refuse-oddly": () => {
      throw Object.assign(new Error("odd"), { helper: () => 1, nested: {}, code: "E_ODD" });
    },
    "answer-function": () => () => 1,
    "bytes-of": (bytes) => bytes.byteLength,
    "slices-so-far": () => sliceCount,
    environment: () => Object.keys(env),
    work(isOver) {
      if (slices === undefined) return false;
      sliceCount += 1;
      if (slices === "fault" && sliceCount === 1) throw new Error("the work went wrong");
      while (!isOver());
      return slices !== "fault";
    },
    async close() {
      if (closing === undefined) return;
      if (closing === "fault") throw new Error("the end went wrong");
      await new Promise((resolve) => setTimeout(resolve, 5));
      Atomics.store(closing, 0, sum);
    },
  };
}

export const dedicated = {
  counter: { load: async () => makeCounter },
  broken: {
    load: async () => () => {
      throw new Error("the service is not made");
    },
  },
};

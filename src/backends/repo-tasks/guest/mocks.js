import { advance, fireNext, setManual, setSystemTime } from "./clock.js";

const restorers = [];
const made = [];

/** A function that notes its calls. */
function fn(implementation) {
  const once = [];
  const state = { implementation };
  function mock(...values) {
    mock.mock.calls.push(values);
    mock.mock.instances.push(this);
    const act = once.length > 0 ? once.shift() : state.implementation;
    try {
      const value = act ? act.apply(this, values) : undefined;
      mock.mock.results.push({ type: "return", value });
      return value;
    } catch (error) {
      mock.mock.results.push({ type: "throw", value: error });
      throw error;
    }
  }
  const chain = (act) => (value) => {
    act(value);
    return mock;
  };
  made.push(mock);
  const implement = (act) => {
    state.implementation = act;
  };
  return Object.assign(mock, {
    mock: {
      calls: [],
      results: [],
      instances: [],
      get lastCall() {
        return this.calls.at(-1);
      },
      callCount() {
        return this.calls.length;
      },
    },
    mockImplementation: chain(implement),
    mockImplementationOnce: chain((act) => once.push(act)),
    mockReturnValue: chain((value) => implement(() => value)),
    mockReturnValueOnce: chain((value) => once.push(() => value)),
    mockResolvedValue: chain((value) => implement(() => Promise.resolve(value))),
    mockResolvedValueOnce: chain((value) => once.push(() => Promise.resolve(value))),
    mockRejectedValue: chain((value) => implement(() => Promise.reject(value))),
    mockRejectedValueOnce: chain((value) => once.push(() => Promise.reject(value))),
    mockClear: chain(() => clear(mock)),
    mockReset: chain(() => {
      clear(mock);
      once.length = 0;
      state.implementation = implementation;
    }),
    mockRestore() {},
    mockName: chain(() => {}),
    getMockName: () => "mock",
  });
}

function clear({ mock }) {
  mock.calls.length = 0;
  mock.results.length = 0;
  mock.instances.length = 0;
}

export function isMock(value) {
  return typeof value === "function" && Array.isArray(value.mock?.calls);
}

function spyOn(target, name) {
  const original = target[name];
  const spy = fn(original);
  target[name] = spy;
  const restore = () => {
    target[name] = original;
  };
  restorers.push(restore);
  spy.mockRestore = restore;
  return spy;
}

export function restoreMocks() {
  for (const restore of restorers.splice(0).reverse()) restore();
  made.length = 0;
  setManual(false);
}

/** What is called `vi`, `jest` and `mock`. */
export const mocks = {
  fn,
  spyOn,
  isMockFunction: isMock,
  method: (target, name, implementation) => {
    const spy = spyOn(target, name);
    return implementation ? spy.mockImplementation(implementation) : spy;
  },
  restoreAllMocks: restoreMocks,
  clearAllMocks() {
    made.forEach(clear);
    return mocks;
  },
  resetAllMocks() {
    for (const mock of made) mock.mockReset();
    return mocks;
  },
  useFakeTimers() {
    setManual(true);
    return mocks;
  },
  useRealTimers() {
    setManual(false);
    return mocks;
  },
  setSystemTime(time) {
    setSystemTime(time);
    return mocks;
  },
  advanceTimersByTime(ms) {
    advance(ms);
    return mocks;
  },
  async advanceTimersByTimeAsync(ms) {
    for (let turn = 0; turn < 20; turn += 1) await null;
    advance(ms);
    for (let turn = 0; turn < 20; turn += 1) await null;
    return mocks;
  },
  runAllTimers() {
    for (let fired = 0; fired < 10_000 && fireNext(); fired += 1);
    return mocks;
  },
  async runAllTimersAsync() {
    for (let fired = 0; fired < 10_000; fired += 1) {
      for (let turn = 0; turn < 20; turn += 1) await null;
      if (!fireNext()) break;
    }
    return mocks;
  },
  runOnlyPendingTimers: () => mocks.runAllTimers(),
  timers: {
    enable: () => mocks.useFakeTimers(),
    tick: (ms) => mocks.advanceTimersByTime(ms),
    reset: () => mocks.useRealTimers(),
  },
};

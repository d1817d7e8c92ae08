const RealDate = Date;
const QUIET_TICKS = 40;

/** Timers of a time that only passes when nothing else is to be done; no test waits for it. */
const clock = { ms: 0, timers: [], next: 1, isManual: false, firesLeft: 0, onSpent: undefined };

class GuestDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(GuestDate.now());
    else super(...values);
  }

  static now() {
    return clock.base + clock.ms;
  }
}

export function resetClock() {
  Object.assign(clock, {
    ms: 0,
    timers: [],
    next: 1,
    isManual: false,
    base: clock.base ?? RealDate.now(),
  });
}

/** How many timers may fire while one test is waited for, which may set them for ever. */
export function limitFires(fires, onSpent) {
  clock.firesLeft = fires;
  clock.onSpent = onSpent;
}

export function setManual(isManual) {
  clock.isManual = isManual;
}

/** A test or a file that waits for what does not come. */
export class NeverEnds extends Error {
  constructor(what) {
    super(`${what} never ends: it waits for what does not come`);
    this.name = "NeverEnds";
  }
}

export function setSystemTime(time) {
  clock.base = new RealDate(time).getTime() - clock.ms;
}

function add(callback, delay, values, every) {
  const id = clock.next;
  clock.next += 1;
  clock.timers.push({
    id,
    at: clock.ms + Math.max(every === undefined ? 0 : 1, Number(delay) || 0),
    callback,
    values,
    every,
  });
  const handle = {
    id,
    ref: () => handle,
    unref: () => handle,
    hasRef: () => true,
    refresh: () => handle,
  };
  handle[Symbol.toPrimitive] = () => id;
  return handle;
}

function clear(handle) {
  const id = typeof handle === "object" && handle !== null ? handle.id : handle;
  clock.timers = clock.timers.filter((timer) => timer.id !== id);
}

/** Lets the next timer fire, not later than some time; answers whether there was one. */
export function fireNext(until = Number.POSITIVE_INFINITY) {
  let next;
  for (const timer of clock.timers) if (!next || timer.at < next.at) next = timer;
  if (!next || next.at > until) return false;
  clock.ms = Math.max(clock.ms, next.at);
  if (next.every === undefined) clear(next.id);
  else next.at = clock.ms + Math.max(1, next.every);
  next.callback(...next.values);
  return true;
}

export function advance(ms) {
  const until = clock.ms + ms;
  for (let fired = 0; fired < 10_000 && fireNext(until); fired += 1);
  clock.ms = until;
}

/** Waits for a promise, and lets time pass while nothing else happens; undefined when it is never settled. */
export async function settled(promise) {
  let outcome;
  promise.then(
    () => (outcome = { isGood: true }),
    (error) => (outcome = { isGood: false, error }),
  );
  for (let quiet = 0; !outcome; quiet += 1) {
    await null;
    if (outcome || quiet < QUIET_TICKS) continue;
    if (clock.firesLeft <= 0) {
      clock.onSpent();
      return undefined;
    }
    if (clock.isManual || !fireNext()) {
      if (quiet > QUIET_TICKS * 20) return undefined;
    } else {
      clock.firesLeft -= 1;
      quiet = 0;
    }
  }
  return outcome;
}

export const timers = {
  setTimeout: (callback, delay, ...values) => add(callback, delay, values),
  setInterval: (callback, delay, ...values) => add(callback, delay, values, Number(delay) || 0),
  setImmediate: (callback, ...values) => add(callback, 0, values),
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
};

export const timerPromises = {
  setTimeout: (delay, value) => new Promise((resolve) => add(resolve, delay, [value])),
  setImmediate: (value) => new Promise((resolve) => add(resolve, 0, [value])),
};

/** Puts the timers and a clock that follows them in the place of the realm's. */
export function installClock() {
  resetClock();
  Object.assign(globalThis, timers, { Date: GuestDate });
  globalThis.queueMicrotask ??= (callback) => void Promise.resolve().then(callback);
}

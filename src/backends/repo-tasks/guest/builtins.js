import { assert } from "./assert.js";
import { timerPromises, timers } from "./clock.js";
import { deepEqual } from "./equality.js";
import { EventEmitter } from "./events.js";
import { expect } from "./expect.js";
import { mocks } from "./mocks.js";
import { show } from "./show.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from "./suite.js";

const context = test;
const frame = {
  describe,
  it: test,
  test,
  suite: describe,
  context,
  specify: test,
  before: beforeAll,
  after: afterAll,
  beforeAll,
  afterAll,
  beforeEach,
  afterEach,
  setup: beforeEach,
  teardown: afterEach,
};
const framework = { ...frame, expect, assert, vi: mocks, jest: mocks, mock: mocks, vitest: mocks };

const promisify =
  (action) =>
  (...values) =>
    new Promise((resolve, reject) => {
      action(...values, (error, value) => (error ? reject(error) : resolve(value)));
    });
const util = {
  inspect: show,
  isDeepStrictEqual: (a, b) => deepEqual(a, b),
  promisify,
  format: (...values) => values.map(String).join(" "),
  types: {},
};
const nodeTest = Object.assign((...given) => test(...given), test, frame, {
  mock: mocks,
  default: test,
});

/** Modules by the name that they are imported by; without `node:`. */
const modules = {
  assert,
  "assert/strict": assert.strict,
  test: nodeTest,
  util,
  events: Object.assign(EventEmitter, { EventEmitter, default: EventEmitter }),
  timers,
  "timers/promises": timerPromises,
  vitest: framework,
  "@jest/globals": framework,
  mocha: frame,
  jest: framework,
  chai: { expect, assert: chaiAssert(), should: () => {} },
  expect: Object.assign(expect, { expect }),
  perf_hooks: { performance: { now: () => Date.now() } },
};

function chaiAssert() {
  return Object.assign((value, message) => assert(value, message), assert, {
    isTrue: (value, message) => assert.strictEqual(value, true, message),
    isFalse: (value, message) => assert.strictEqual(value, false, message),
    isNull: (value, message) => assert.strictEqual(value, null, message),
    isUndefined: (value, message) => assert.strictEqual(value, undefined, message),
    isOk: assert,
    deepEqual: assert.deepStrictEqual,
    lengthOf: (value, length, message) => assert.strictEqual(value.length, length, message),
    include: (value, item) => expect(value).toContain(item),
    closeTo: (value, wanted, delta) => assert(Math.abs(value - wanted) <= delta),
  });
}

export function builtin(name) {
  return modules[name];
}

/** What tests have without importing it. */
export function installGlobals() {
  Object.assign(globalThis, {
    ...framework,
    global: globalThis,
    structuredClone: globalThis.structuredClone ?? clone,
    performance: modules.perf_hooks.performance,
  });
  globalThis.process ??= {
    env: {},
    nextTick: (action, ...values) => void Promise.resolve().then(() => action(...values)),
    argv: [],
    platform: "linux",
    hrtime: { bigint: () => BigInt(Date.now()) * 1000000n },
    on() {},
  };
  globalThis.console = {
    log() {},
    info() {},
    warn() {},
    error() {},
    debug() {},
    table() {},
    group() {},
    groupEnd() {},
    time() {},
    timeEnd() {},
    trace() {},
    assert() {},
  };
}

function clone(value) {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof Map)
    return new Map([...value].map(([key, one]) => [clone(key), clone(one)]));
  if (value instanceof Set) return new Set([...value].map(clone));
  if (Array.isArray(value)) return value.map(clone);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clone(one)]));
}

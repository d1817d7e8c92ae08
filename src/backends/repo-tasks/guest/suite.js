import { NeverEnds, settled } from "./clock.js";

/** Tests as a file declares them; a suite holds tests and suites in their order. */
function newSuite(name, outer, mode) {
  return {
    name,
    outer,
    mode,
    parts: [],
    hooks: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] },
  };
}

const state = { current: newSuite("", undefined), hasOnly: false };

export function resetSuite() {
  state.current = newSuite("", undefined);
  state.hasOnly = false;
  return state.current;
}

/** The functions that declare, of all the frameworks. */
function declaring(modeOf) {
  return (name, ...rest) => {
    const action = rest.find((one) => typeof one === "function");
    const options = rest.find((one) => typeof one === "object" && one !== null) ?? {};
    const named =
      typeof name === "function"
        ? { title: name.name, action: name }
        : { title: String(name), action };
    const mode = options.skip || options.todo ? "skip" : options.only ? "only" : modeOf;
    if (mode === "only") state.hasOnly = true;
    return { ...named, mode };
  };
}

function each(declare) {
  return (table, ...values) =>
    (name, action) => {
      const rows = Array.isArray(table) && !table.raw ? table : tagged(table, values);
      rows.forEach((row, at) => {
        const list = Array.isArray(row) ? row : [row];
        declare(titled(name, row, list, at), () => action(...list));
      });
    };
}

function tagged(table, values) {
  const keys = table.raw[0]
    .split("|")
    .map((key) => key.trim())
    .filter((key) => key !== "");
  const rows = [];
  for (let at = 0; at + keys.length <= values.length; at += keys.length) {
    rows.push(Object.fromEntries(keys.map((key, column) => [key, values[at + column]])));
  }
  return rows;
}

function titled(name, row, list, at) {
  let next = 0;
  return String(name)
    .replace(/%[sdifjop]/g, () => String(list[next++]))
    .replace(/%#/g, String(at))
    .replace(/\$(\w+)/g, (whole, key) =>
      Object(row) === row && key in row ? String(row[key]) : whole,
    );
}

function withForms(make) {
  const declare = make(undefined);
  const skip = make("skip");
  Object.assign(declare, {
    only: make("only"),
    skip,
    todo: skip,
    concurrent: declare,
    sequential: declare,
    failing: skip,
    each: each(declare),
    for: each(declare),
  });
  declare.only.each = each(declare.only);
  skip.each = each(skip);
  return declare;
}

export const describe = withForms((mode) => (...given) => {
  const { title, action, mode: own } = declaring(mode)(...given);
  const outer = state.current;
  const suite = newSuite(title, outer, own);
  outer.parts.push(suite);
  state.current = suite;
  action?.();
  state.current = outer;
});

export const test = withForms((mode) => (...given) => {
  const { title, action, mode: own } = declaring(mode)(...given);
  state.current.parts.push({
    name: title,
    action,
    mode: action ? own : "skip",
    outer: state.current,
  });
  return Promise.resolve();
});

const hook =
  (kind) =>
  (...given) => {
    state.current.hooks[kind].push(given.find((one) => typeof one === "function"));
  };
export const beforeAll = hook("beforeAll");
export const beforeEach = hook("beforeEach");
export const afterEach = hook("afterEach");
export const afterAll = hook("afterAll");
Object.assign(test, {
  describe,
  it: test,
  test,
  suite: describe,
  before: beforeAll,
  after: afterAll,
  beforeEach,
  afterEach,
});

/** Every test with the suites around it, in order, and whether it is to run. */
export function listTests(root) {
  const tests = [];
  const walk = (suite, path, isSkipped, isOnly) => {
    for (const part of suite.parts) {
      const skipped = isSkipped || part.mode === "skip";
      const only = isOnly || part.mode === "only";
      const names = [...path, part.name];
      if (part.parts) walk(part, names, skipped, only);
      else
        tests.push({
          part,
          name: names.join(" > "),
          isSkipped: skipped || (state.hasOnly && !only),
        });
    }
  };
  walk(root, [], false, false);
  return tests;
}

/** Runs tests in order, with their hooks; `onTest` is told each outcome and answers whether to go on. */
export async function runTests(root, { begin, onTest }) {
  let open = [];
  for (const { part, name, isSkipped } of listTests(root)) {
    if (isSkipped) {
      if (!onTest({ name, status: "skipped" })) return;
      continue;
    }
    const suites = suitesOf(part);
    begin(name);
    let fault = await leave(open.filter((suite) => !suites.includes(suite)));
    const entered = suites.filter((suite) => !open.includes(suite));
    open = suites;
    fault ??= await inTurn(entered.flatMap(({ hooks }) => hooks.beforeAll));
    fault ??= await inTurn(suites.flatMap(({ hooks }) => hooks.beforeEach));
    fault ??= await attempt(part.action);
    const cleaning = await inTurn([...suites].reverse().flatMap(({ hooks }) => hooks.afterEach));
    fault ??= cleaning;
    const outcome = fault
      ? { name, status: "failed", error: fault.error }
      : { name, status: "passed" };
    if (!onTest(outcome)) return;
  }
  const fault = await leave(open);
  if (fault) onTest({ name: "after all tests", status: "failed", error: fault.error });
}

function leave(suites) {
  return inTurn([...suites].reverse().flatMap(({ hooks }) => hooks.afterAll));
}

function suitesOf({ outer }) {
  const suites = [];
  for (let at = outer; at; at = at.outer) suites.unshift(at);
  return suites;
}

async function inTurn(actions) {
  for (const action of actions) {
    const fault = await attempt(action);
    if (fault) return fault;
  }
  return undefined;
}

/** Runs one action to its end; one that names a first parameter is given the context, and `done` of mocha and jest. */
async function attempt(action) {
  let subtests = Promise.resolve();
  try {
    let result;
    if (action.length > 0) {
      let finish;
      const finished = new Promise((resolve, reject) => {
        finish = (error) => (error ? reject(error) : resolve());
      });
      finish.fail = finish;
      const context = Object.assign(finish, {
        test(title, ...rest) {
          const inner = rest.find((one) => typeof one === "function") ?? title;
          const run = subtests
            .then(() => attempt(inner))
            .then((fault) => {
              if (fault) throw fault.error;
            });
          subtests = run.catch(() => undefined);
          context.waits.push(run);
          return run;
        },
        waits: [],
        diagnostic() {},
        plan() {},
        after() {},
        skip() {},
        task: {},
      });
      result = action.call({ timeout() {}, slow() {} }, context);
      const isDone =
        !result &&
        context.waits.length === 0 &&
        !/^\s*(async\b|\(?\s*(\{|t\b|ctx\b|context\b))/.test(sourceOf(action));
      if (isDone) result = finished;
      else result = Promise.resolve(result).then(() => Promise.all(context.waits));
    } else result = action.call({ timeout() {}, slow() {} });
    if (!result || typeof result.then !== "function") return undefined;
    const outcome = await settled(Promise.resolve(result));
    if (!outcome) return { error: new NeverEnds("the test") };
    return outcome.isGood ? undefined : { error: outcome.error };
  } catch (error) {
    return { error };
  }
}

function sourceOf(action) {
  return Function.prototype.toString.call(action).replace(/^(async\s+)?function\s*\w*/, "$1");
}

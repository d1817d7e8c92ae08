import { builtin, installGlobals } from "./builtins.js";
import { AssertionError, observe } from "./checks.js";
import { installClock, limitFires, NeverEnds, resetClock, settled } from "./clock.js";
import { restoreMocks } from "./mocks.js";
import { show } from "./show.js";
import { resetSuite, runTests } from "./suite.js";

const now = Date.now.bind(Date);
const TEXT_CHARS_MAX = 1_000;
/** A timer that fires counts for so many steps, beyond some that every test may have. */
const STEPS_OF_A_FIRE = 100;
const FIRES_MIN = 50;

/** Thrown into code that takes more steps than it may; nothing that catches it gets further. */
class StepsExceeded extends Error {
  constructor() {
    super("the code takes too many steps: it may never end");
    this.name = "StepsExceeded";
  }
}

/** What instrumented code calls. */
function createHost({ statements, stepsMax }) {
  const host = {
    steps: stepsMax,
    limit: stepsMax,
    isExceeded: false,
    /** Whether a test was ended for its steps already. */
    isSlow: false,
    runs: new Uint8Array(statements),
    meta: { url: "file:///code.js", filename: "code.js", dirname: "." },
    checks: { onCheck: () => undefined },
    exceed() {
      host.isExceeded = true;
      host.isSlow = true;
      throw new StepsExceeded();
    },
    step() {
      host.steps -= 1;
      if (host.steps < 0) host.exceed();
    },
    check(isOutside) {
      host.checks.onCheck(isOutside);
    },
    define(target, getters) {
      for (const name of Object.keys(getters)) {
        Object.defineProperty(target, name, {
          get: getters[name],
          enumerable: true,
          configurable: true,
        });
      }
      Object.defineProperty(target, "__esModule", { value: true, configurable: true });
    },
    copy(target, from) {
      for (const name of Object.keys(from)) {
        if (name === "default" || Object.hasOwn(target, name)) continue;
        Object.defineProperty(target, name, {
          get: () => from[name],
          enumerable: true,
          configurable: true,
        });
      }
      Object.defineProperty(target, "__esModule", { value: true, configurable: true });
    },
    default: (exports) =>
      exports && (exports.__esModule || Object.hasOwn(Object(exports), "default"))
        ? exports.default
        : exports,
    load: (require) => (specifier) => Promise.resolve().then(() => spread(require(specifier))),
  };
  return host;
}

/** What a dynamic import answers for a module of either kind. */
function spread(exports) {
  return exports?.__esModule ? exports : Object.assign({ default: exports }, exports);
}

/** Runs what the host asked for: the tests once with counts, or a list of candidates. */
export async function run(program, { compile, link }) {
  const { log } = console;
  installClock();
  installGlobals();
  const compiled = program.modules.map(() => undefined);
  const compiledAt = (at) => (compiled[at] ??= compile(program.modules[at]));
  const session = { program, compile, link, compiledAt, log };
  if (program.kind === "candidates") return runCandidates(session);
  if (program.kind === "observations") return observeAll(session);
  return countedRun(session);
}

async function runAll(
  { program, link, compiledAt },
  { host, modules = compiledAt, onTest, onBegin },
) {
  const begin = () => {
    // Where one test never ends, others do not either, and all of them have to be run.
    host.limit = host.isSlow ? program.stepsMax / 10 : program.stepsMax;
    host.steps = host.limit;
    limitFires(FIRES_MIN + host.limit / STEPS_OF_A_FIRE, () => {
      host.isExceeded = true;
    });
    onBegin?.();
  };
  begin();
  resetClock();
  const root = resetSuite();
  const linked = link(program.modules, host, modules, builtin);
  const outcome = await loaded(linked, program.test);
  if (outcome) {
    onTest({ name: "the test file", status: "failed", error: outcome.error, isOutside: true });
  } else await runTests(root, { begin, onTest });
  restoreMocks();
}

/** Loads the tests; answers what was thrown outside of them. */
async function loaded(linked, at) {
  try {
    const outcome = await settled(linked.start(at));
    if (!outcome) return { error: new NeverEnds("the test file") };
    return outcome.isGood ? undefined : { error: outcome.error };
  } catch (error) {
    return { error };
  }
}

async function countedRun(session) {
  const { statements, stepsMax } = session.program;
  const host = createHost({ statements, stepsMax });
  const counts = {
    failing: new Array(statements).fill(0),
    passing: new Array(statements).fill(0),
    last: new Array(statements).fill(0),
  };
  const tests = [];
  const kept = { total: new Uint8Array(statements), rows: [] };
  const merge = () => {
    for (let at = 0; at < statements; at += 1) kept.total[at] |= host.runs[at];
  };
  host.checks.onCheck = (isOutside) => {
    if (isOutside) kept.rows.push(host.runs.slice());
    merge();
    host.runs.fill(0);
  };
  const count = (target, runs) => {
    for (let at = 0; at < statements; at += 1) target[at] += runs[at];
  };
  const onBegin = () => {
    kept.total.fill(0);
    host.runs.fill(0);
  };
  const onTest = ({ name, status, error, isOutside }) => {
    const last = host.runs.slice();
    merge();
    const steps = host.limit - host.steps;
    tests.push({
      name,
      status: host.isExceeded && status === "passed" ? "failed" : status,
      ...(error === undefined ? {} : describe(error)),
      steps,
    });
    host.isExceeded = false;
    if (status === "skipped") return true;
    count(status === "failed" ? counts.failing : counts.passing, kept.total);
    if (status === "failed") count(counts.last, last);
    if (isOutside) for (const row of kept.rows.slice(1)) count(counts.passing, row);
    return true;
  };
  await runAll(session, { host, onTest, onBegin });
  if (tests.length === 0)
    tests.push({ name: "the test file", status: "passed", steps: stepsMax - host.steps });
  return { tests, counts };
}

function describe(error) {
  const isObject = typeof error === "object" && error !== null;
  const cut = (text) => String(text).slice(0, TEXT_CHARS_MAX);
  const told = {
    name: isObject ? cut(error.name) : "Error",
    message: cut(isObject ? error.message : error),
  };
  if (error instanceof AssertionError)
    return { error: { ...told, expected: show(error.expected), actual: show(error.actual) } };
  return { error: told };
}

/** The program with edits in one of its modules. */
function editedModules({ program, compile, compiledAt }, { module, edits }) {
  const { code } = program.modules[module];
  let text = "";
  let at = 0;
  for (const [start, end, inserted] of edits) {
    text += code.slice(at, start) + inserted;
    at = end;
  }
  const edited = compile({ ...program.modules[module], code: text + code.slice(at) });
  return (number) => (number === module ? edited : compiledAt(number));
}

/** Tries candidates until the time is over; answers which passed, and which took too many steps. */
async function runCandidates(session) {
  const { candidates, timeMs, stepsMax, statements } = session.program;
  const startedAt = now();
  const found = { passed: [], exceeded: [] };
  let tried = 0;
  for (const candidate of candidates) {
    if (now() - startedAt > timeMs) break;
    session.log(`${tried}`);
    const outcome = await outcomeOf(session, candidate, { statements, stepsMax });
    if (outcome !== "failed") found[outcome].push(tried);
    if (outcome === "passed") session.log(`${tried} passes`);
    tried += 1;
  }
  return { tried, ...found };
}

async function outcomeOf(session, candidate, limits) {
  const host = createHost(limits);
  let isGood = true;
  let ran = 0;
  try {
    const modules = editedModules(session, candidate);
    const onTest = ({ status }) => {
      ran += 1;
      isGood = status !== "failed" && !host.isExceeded;
      return isGood;
    };
    await runAll(session, { host, modules, onTest });
  } catch {
    isGood = false;
  }
  if (host.isExceeded) return "exceeded";
  return isGood && ran >= session.program.testsMin ? "passed" : "failed";
}

/** What the checks of varied tests see with each candidate, as one text for each. */
async function observeAll(session) {
  const { candidates, variants, timeMs, stepsMax, statements } = session.program;
  const startedAt = now();
  const seen = [];
  for (const candidate of candidates) {
    if (now() - startedAt > timeMs) break;
    const texts = [];
    for (const variant of variants)
      texts.push(await observed(session, candidate, variant, { statements, stepsMax }));
    seen.push(texts);
  }
  return { seen };
}

async function observed(session, candidate, variant, limits) {
  const { program } = session;
  const notes = [];
  const host = createHost(limits);
  observe(notes);
  try {
    const ofTest = editedModules(session, { module: program.test, edits: variant });
    const ofCode = editedModules(session, candidate);
    const modules = (at) => (at === program.test ? ofTest(at) : ofCode(at));
    const onTest = ({ error }) => {
      notes.push(error === undefined ? "" : `thrown ${show(error)}`);
      return true;
    };
    await runAll(session, { host, modules, onTest });
  } catch (error) {
    notes.push(`thrown ${show(error)}`);
  }
  observe(undefined);
  return digest(notes.join("\n"));
}

/** FNV-1a; texts that differ are taken for the same once in four thousand million pairs. */
function digest(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

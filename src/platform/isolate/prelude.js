/*
 * A module that the isolate has before any code of a caller runs. What it uses later it takes now, since
 * the code may replace every global; what the code does to itself is its own business, so the host
 * believes nothing of what comes back.
 */
const { parse, stringify } = JSON;
const { create, defineProperty, freeze, hasOwn } = Object;
const { apply } = Reflect;
const { slice } = String.prototype;
const asText = String;
const PlainError = Error;
const OutOfRange = RangeError;
const NotThere = ReferenceError;
const NativePromise = Promise;
const NativeProxy = Proxy;

const NAME_CHARS_MAX = 100;
const MESSAGE_CHARS_MAX = 2000;
const STACK_CHARS_MAX = 4000;

/** What a call rejects with. */
class GatehouseError extends PlainError {
  constructor({ status, code, message, body }) {
    super(message);
    this.name = "GatehouseError";
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/**
 * Gives the code `input`, `console` and the functions of `gatehouse`; answers the two functions by which
 * the host goes on.
 */
export function prepare(host, namesJson, inputJson, limits) {
  const { callFunction, settle } = createCalls(host, limits);
  const input = inputJson === undefined ? undefined : parse(inputJson);
  const globals = {
    gatehouse: createGatehouse(parse(namesJson), callFunction),
    console: createConsole(host, limits),
    input,
    GatehouseError,
  };
  for (const name in globals) {
    const value = globals[name];
    defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }

  /** Waits for what the code comes to, and hands it to the host as JSON. */
  async function finish(outcome, isBody) {
    try {
      // Nobody else has this promise, and what the code did to those of all is not asked for it.
      defineProperty(outcome, "constructor", { __proto__: null, value: NativePromise });
      const settled = await outcome;
      let value = isBody ? settled : await settled.value;
      if (typeof value === "function") value = await value(input);
      host.done(true, encode(value, limits.outputBytes));
    } catch (error) {
      host.done(false, describeError(error));
    }
  }
  return { finish, settle };
}

function createCalls(host, limits) {
  const waiting = create(null);
  let calls = 0;

  function callFunction(name, argument) {
    const json = argument === undefined ? "{}" : stringify(argument);
    if (json === undefined || json[0] !== "{") {
      throw new OutOfRange(`${name} takes one object of named arguments`);
    }
    if (json.length > limits.callChars) {
      throw new OutOfRange(
        `the arguments of ${name} have more than ${limits.callChars} characters`,
      );
    }
    if (calls >= limits.calls) throw new OutOfRange(`a run makes at most ${limits.calls} calls`);
    calls += 1;
    const id = calls;
    return new NativePromise((resolve, reject) => {
      waiting[id] = { resolve, reject };
      host.call(id, name, json);
    });
  }

  /** Gives a call what came of it. */
  function settle(id, isGood, json) {
    const { resolve, reject } = waiting[id];
    delete waiting[id];
    if (isGood) resolve(json === "" ? undefined : parse(json));
    else reject(new GatehouseError(parse(json)));
  }
  return { callFunction, settle };
}

function createGatehouse(families, callFunction) {
  const gatehouse = create(null);
  for (const family in families) {
    const members = create(null);
    for (const name of families[family]) {
      const whole = `${family}.${name}`;
      members[name] = (argument) => callFunction(whole, argument);
    }
    gatehouse[family] = namespace(`gatehouse.${family}`, members);
  }
  return namespace("gatehouse", gatehouse);
}

/** Members by name; a name that is not there says so, instead of being undefined. */
function namespace(path, members) {
  return new NativeProxy(freeze(members), {
    get(target, key) {
      if (hasOwn(target, key)) return target[key];
      if (typeof key !== "string" || isAskedOfAnything(key)) return undefined;
      throw new NotThere(`there is no ${path}.${key}; search_api finds what there is`);
    },
  });
}

/** Names that code and the language look for on whatever they have. */
function isAskedOfAnything(key) {
  return key === "then" || key === "toJSON" || key === "constructor" || key === "prototype";
}

function createConsole(host, limits) {
  const console = create(null);
  for (const level of ["debug", "info", "log", "warn", "error"]) {
    console[level] = (...values) => {
      let line = "";
      for (let at = 0; at < values.length; at += 1) {
        line += (at > 0 ? " " : "") + describeValue(values[at]);
      }
      host.log(level, apply(slice, line, [0, limits.logChars]));
    };
  }
  return console;
}

function describeValue(value) {
  try {
    if (typeof value === "string") return value;
    if (value instanceof PlainError) return `${value.name}: ${value.message}\n${value.stack}`;
    return (typeof value === "object" && value !== null && stringify(value)) || asText(value);
  } catch {
    return "[cannot be shown]";
  }
}

function describeError(error) {
  const isObject = typeof error === "object" && error !== null;
  const told = create(null);
  told.name = isObject ? read(() => error.name, NAME_CHARS_MAX) : "Error";
  told.message = read(() => (isObject ? error.message : error), MESSAGE_CHARS_MAX);
  told.stack = isObject ? read(() => error.stack, STACK_CHARS_MAX) : undefined;
  return stringify(told);
}

function read(take, charsMax) {
  try {
    const value = take();
    return value === undefined ? undefined : apply(slice, asText(value), [0, charsMax]);
  } catch {
    return undefined;
  }
}

function encode(value, bytesMax) {
  const json = stringify(value, (_key, one) => (typeof one === "bigint" ? asText(one) : one));
  if (json === undefined) return "";
  if (json.length > bytesMax) {
    throw new OutOfRange(`the result has more than ${bytesMax} bytes as JSON`);
  }
  return json;
}

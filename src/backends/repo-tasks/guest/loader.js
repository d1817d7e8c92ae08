/*
 * Loads linked modules in an isolate and answers what the runner of tests says. The code under test may do
 * to this realm what it likes: what comes back is believed by nobody but its sender.
 */
async (input) => {
  // biome-ignore lint/security/noGlobalEval: this is what the isolate is for
  const evaluate = eval;
  const keepers = new Map();

  /** Compiles a module, which later copies of the program share. */
  function compile({ path, code, parameters, waits }) {
    const head = waits ? "async function" : "function";
    return evaluate(`(${head}(${parameters}) {${code}\n})\n//# sourceURL=${path}`);
  }

  /** A copy of modules with nothing loaded yet. */
  function link(modules, host, compiled, builtins) {
    const loaded = new Map();

    function need(at, specifier) {
      const target = modules[at].links[specifier];
      if (target === undefined) throw new Error(`Cannot find module '${specifier}'`);
      return typeof target === "string" ? builtins(target) : load(target);
    }

    function load(at) {
      const known = loaded.get(at);
      if (known) return known.exports;
      const module = { exports: {} };
      loaded.set(at, module);
      const { path, isModule } = modules[at];
      const require = (specifier) => need(at, specifier);
      const result = isModule
        ? compiled(at)(host, require, module.exports)
        : compiled(at).call(
            module.exports,
            host,
            require,
            module.exports,
            require,
            module,
            path,
            ".",
          );
      module.ready = result;
      return module.exports;
    }

    return {
      load,
      async start(at) {
        load(at);
        await loaded.get(at).ready;
        return loaded.get(at).exports;
      },
    };
  }

  const host = {
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
    default: (exports) => (exports?.__esModule ? exports.default : exports),
  };
  const compiledTools = (at) => {
    if (!keepers.has(at)) keepers.set(at, compile(input.tools[at]));
    return keepers.get(at);
  };
  const tools = link(input.tools, host, compiledTools, () => undefined);
  const runner = tools.load(input.tools.findIndex(({ path }) => path === "run.js"));
  return runner.run(input.program, { compile, link });
};

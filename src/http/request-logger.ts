import type { FastifyBaseLogger } from "fastify";

type Level = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

const LEVELS: readonly Level[] = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * The same logger, whose children for single requests, which carry nothing but bindings, are made when
 * they are first used: most requests write nothing but their own line.
 */
export function withLateChildren(logger: FastifyBaseLogger): FastifyBaseLogger {
  const late = Object.create(logger) as FastifyBaseLogger;
  late.child = (bindings, options) => {
    if (options && Object.keys(options).length > 0) return logger.child(bindings, options);
    return new RequestLogger(logger, bindings) as unknown as FastifyBaseLogger;
  };
  return late;
}

class RequestLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: object;
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...args: Parameters<FastifyBaseLogger["child"]>): FastifyBaseLogger {
    return this.own().child(...args);
  }

  own(): FastifyBaseLogger {
    this.#child ??= this.#parent.child(this.#bindings);
    return this.#child;
  }
}

for (const level of LEVELS) {
  Object.defineProperty(RequestLogger.prototype, level, {
    value(this: RequestLogger, ...args: Parameters<FastifyBaseLogger["info"]>): void {
      this.own()[level](...args);
    },
  });
}

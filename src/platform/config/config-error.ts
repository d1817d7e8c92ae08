/**
 * One readable line for each variable that cannot be used. It has a file of its own, since the schemas that
 * `readConfig` needs take long to load.
 */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigError";
  }
}

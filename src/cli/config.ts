import { ConfigVariables, loadConfig } from "../config.js";
import { MASK, maskSecrets } from "../platform/config/masking.js";
import type { Config } from "../platform/config/read-config.js";
import { notesOf } from "../platform/config/variables.js";
import { type Command, print, readOptions } from "./command.js";

export const configCommand: Command = {
  async run(args) {
    const asJson = readOptions(args, { json: "boolean" }).flag("json");
    const shown = maskedConfig(loadConfig());
    if (asJson) print(JSON.stringify(shown, null, 2));
    else for (const [name, value] of Object.entries(shown)) print(`${name}=${value ?? ""}`);
    return 0;
  },
};

/** Every variable with its value, as it may be shown. */
function maskedConfig(config: Config): Record<string, string | number | boolean | null> {
  const entries = Object.entries(ConfigVariables.properties).map(([name, schema]) => {
    const value = config[name];
    if (value === undefined) return [name, null] as const;
    if (notesOf(schema).secret) return [name, MASK] as const;
    return [name, typeof value === "string" ? maskSecrets(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

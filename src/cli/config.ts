import { ConfigVariables, loadConfig } from "../config.js";
import type { Config } from "../platform/config/read-config.js";
import { notesOf } from "../platform/config/variables.js";
import { type Command, print, readOptions } from "./command.js";

export const configCommand: Command = {
  name: "config",
  usage: [
    "config [--json]                         show the effective configuration, secrets masked",
  ],
  async run(args) {
    const asJson = readOptions(args, { json: "boolean" }).flag("json");
    const shown = maskedConfig(loadConfig());
    if (asJson) print(JSON.stringify(shown, null, 2));
    else for (const [name, value] of Object.entries(shown)) print(`${name}=${value ?? ""}`);
    return 0;
  },
};

/** Every variable with its value: secrets as `***`, passwords inside addresses too. */
function maskedConfig(config: Config): Record<string, string | number | boolean | null> {
  const entries = Object.entries(ConfigVariables.properties).map(([name, schema]) => {
    const value = config[name];
    if (value === undefined) return [name, null] as const;
    if (notesOf(schema).secret) return [name, "***"] as const;
    return [name, typeof value === "string" ? maskPassword(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

function maskPassword(text: string): string {
  return text.replace(/(:\/\/[^:/@\s]*):[^@/\s]*@/g, "$1:***@");
}

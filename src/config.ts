import { Type } from "@sinclair/typebox";
import { loadDeclarations } from "./load.js";
import { type Config, joinVariables, readConfig } from "./platform/config/read-config.js";

/** What this build is made of; the same for every server in the process. */
export const declarations = await loadDeclarations();

const declared = [...declarations.parts, ...declarations.families, ...declarations.backends];

/** Every kind of thing that callers store. */
export const storedKinds = [...new Set(declared.flatMap(({ stores = [] }) => stores))];

/** Every secret that what is stored depends on. */
export const secretKinds = [
  ...new Set(
    [...declarations.parts, ...declarations.backends].flatMap(({ secrets = [] }) => secrets),
  ),
];

const fragments = [...declared, ...storedKinds, ...secretKinds];

/** Every variable that Gatehouse reads. The documentation and `gatehouse config` follow from it. */
export const ConfigVariables = Type.Object(joinVariables(fragments));

/** Reads the configuration from `.env`, when there is one, and the environment, which wins. */
export function loadConfig(): Config {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return parseConfig(process.env);
}

/** Checks and converts the variables; throws a ConfigError that names every fault. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return readConfig(fragments, environment);
}

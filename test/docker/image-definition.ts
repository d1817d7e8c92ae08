import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What an image says about how it is run. */
export interface ImageDefinition {
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  readonly volumes: readonly string[];
}

/** Instructions of the Dockerfile with their continued lines joined and comments dropped. */
export function readInstructions(): string[] {
  return readFileSync(`${ROOT}/Dockerfile`, "utf8")
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter((line) => line !== "");
}

/** Those of the stage that becomes the image. */
export function lastStage(): string[] {
  const instructions = readInstructions();
  return instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM")));
}

/** What the last stage of the Dockerfile defines. */
export function readDefinition(): ImageDefinition {
  const stage = lastStage();
  const argumentOf = (name: string) => {
    const line = stage.find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`the last stage has no ${name}`);
    return line.slice(name.length + 1);
  };
  const settings = argumentOf("ENV")
    .split(" ")
    .map((setting) => setting.split(/=(.*)/s).slice(0, 2) as [string, string]);
  return {
    environment: Object.fromEntries(settings),
    folder: argumentOf("WORKDIR"),
    user: argumentOf("USER"),
    command: JSON.parse(argumentOf("CMD")),
    healthCheck: JSON.parse(argumentOf("HEALTHCHECK").replace(/^.*?CMD /, "")),
    stopSignal: argumentOf("STOPSIGNAL") as NodeJS.Signals,
    volumes: JSON.parse(argumentOf("VOLUME")),
  };
}

/** The files and folders that the last stage copies, as they are called in the image's folder. */
export function copiedNames(): string[] {
  return lastStage()
    .filter((line) => line.startsWith("COPY "))
    .flatMap((line) => line.split(" ").slice(1, -1))
    .filter((word) => !word.startsWith("--"))
    .map((path) => path.replace(/^\/app\//, ""));
}

import { readFileSync } from "node:fs";
import type { BuildInfo } from "./http/index.js";

/** Version and commit of this build, as the build wrote them; run from source it is unbuilt. */
export function readBuildInfo(): BuildInfo {
  try {
    return JSON.parse(readFileSync(new URL("./build.json", import.meta.url), "utf8")) as BuildInfo;
  } catch {
    return { version: "unbuilt", commit: "unknown" };
  }
}

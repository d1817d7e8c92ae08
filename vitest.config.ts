import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.js";

/** Two cores are kept busy by three workers: one of them waits for a process or a disk. */
const WORKERS = 3;
/** No bound on speed: it only ends what hangs, also where another process has the core. */
const HANGS_MS = 300_000;

/** They only compute, and start nothing that lives on. */
const pure = ["src/{engines,content}/**/*.test.ts"];
/** They change what belongs to their whole process: its environment and folder. */
const alone = ["src/config.test.ts"];

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: WORKERS,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    teardownTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 2, interval: 10 } },
    sequence: { sequencer: LongestFirst },
    // Each worker loads a module once, for all its files: no file may leave anything behind.
    isolate: false,
    experimental: { fsModuleCache: true },
    projects: [
      { extends: true, test: { name: "alone", include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: "app",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: [...pure, ...alone, "**/node_modules/**"],
          globalSetup: "test/helpers/servers/postgres-for-all.ts",
        },
      },
      { extends: true, test: { name: "pure", include: pure } },
    ],
    coverage: { include: ["src/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    pool: "forks",
    testTimeout: 40_000,
    hookTimeout: 60_000,
    coverage: { include: ["src/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});

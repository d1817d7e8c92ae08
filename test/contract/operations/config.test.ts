import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigVariables, parseConfig } from "../../../src/config.js";
import { notesOf } from "../../../src/platform/config/variables.js";
import { CONFIG_PAGE, withConfigTable } from "../../helpers/config-table.js";

describe("the table of variables in docs/configuration.md", () => {
  it("is the one of the schema; if not, run npm run config-table", () => {
    const page = readFileSync(CONFIG_PAGE, "utf8");
    expect(page).toBe(withConfigTable(page));
  });
});

describe("every variable", () => {
  const variables = Object.entries(ConfigVariables.properties);

  it.each(variables)("%s has a group and a description", (_name, schema) => {
    const notes = notesOf(schema);
    expect([
      "server",
      "store",
      "gate",
      "quotas",
      "evidence",
      "models",
      "money",
      "people",
      "outbound",
      "machine",
    ]).toContain(notes.group);
    expect(notes.description.length).toBeGreaterThan(10);
  });
});

describe("the defaults of the contract", () => {
  it.each([
    ["PORT", 8080],
    ["HOST", "127.0.0.1"],
    ["PUBLIC_URL", "http://localhost:8080"],
    ["TRUST_PROXY", "off"],
    ["LOG_LEVEL", "info"],
    ["CORS_ORIGINS", ""],
    ["SHUTDOWN_SECONDS", 30],
    ["DATABASE_URL", "sqlite:./data/gatehouse.db"],
    ["DATABASE_POOL", 10],
    ["EVIDENCE_FREE_CALLS", 1000],
    ["MEMORY_MAX_MB", 16],
    ["PRODUCT_RATE_PER_MINUTE", 600],
    ["WEBHOOK_ALLOW_LOOPBACK", false],
    ["OUTBOUND_ALLOW_CIDRS", ""],
    ["MODEL_TIMEOUT_SECONDS", 60],
    ["PAYMENTS_MODE", "sandbox"],
    ["WORKER_MEMORY_MB", 512],
  ] as const)("%s is %j", (name, value) => {
    expect(parseConfig({})[name]).toBe(value);
  });

  it.each(["BODY_LIMIT_BYTES", "SHUTDOWN_SECONDS", "DATABASE_POOL", "MODEL_TIMEOUT_SECONDS"])(
    "%s accepts up to 2^31-1",
    (name) => {
      expect(() => parseConfig({ [name]: "2147483647" })).not.toThrow();
      expect(() => parseConfig({ [name]: "2147483648" })).toThrow(name);
    },
  );
});

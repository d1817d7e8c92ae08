import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigVariables, loadConfig, parseConfig } from "./config.js";
import { ConfigError } from "./platform/config/config-error.js";
import { notesOf } from "./platform/config/variables.js";

const countBounds = (minimum: number) => `an integer from ${minimum} to 2147483647`;
const url = "an http or https URL without query or fragment";

const signingKey = "base64 of 32 bytes, as `openssl rand -base64 32` prints it";
const goodSigningKey = Buffer.alloc(32, 251).toString("base64");
const badSigningKeys = [
  Buffer.alloc(31).toString("base64"),
  Buffer.alloc(33).toString("base64"),
  `${"A".repeat(42)}B=`,
  goodSigningKey.slice(0, -1),
];

/**
 * Variables with values they refuse, what they expect instead, and values that they take. Those
 * whose schema says all of it, such as a whole number, are tested by their schemas below.
 */
const variables: Readonly<Record<string, { bad: string[]; expected: string; good: string[] }>> = {
  PORT: {
    bad: ["-1", "65536", "http", "80.5", "1e3", " 80"],
    expected: "an integer from 0 to 65535",
    good: ["0", "65535"],
  },
  PUBLIC_URL: {
    bad: ["gatehouse.test", "ftp://a", "https://", "https://a?b=1", "https://a/#b", "https://a b"],
    expected: url,
    good: ["http://a", "https://a.test:8443/base"],
  },
  TRUST_PROXY: {
    bad: ["maybe", "17", "10.0.0.0/33", "loopback;10.0.0.0/8"],
    expected: "off, a number of proxies from 1 to 16, or networks such as loopback,10.0.0.0/8",
    good: ["0", "1", "true", "OFF", "2", "loopback", "10.0.0.0/8, fd12::/32"],
  },
  BODY_LIMIT_BYTES: {
    bad: ["1023", "1mb", "2147483648"],
    expected: countBounds(1024),
    good: ["1024", "2147483647"],
  },
  LOG_LEVEL: {
    bad: ["loud", "INFO"],
    expected: "one of trace, debug, info, warn, error, fatal, silent",
    good: ["silent", "trace"],
  },
  MCP_CODE_AUTH: {
    bad: ["closed", "Open"],
    expected: "one of open, required",
    good: ["open", "required"],
  },
  VERTICALS_AUTH: {
    bad: ["closed", "Open"],
    expected: "one of open, required",
    good: ["open", "required"],
  },
  SHUTDOWN_SECONDS: { bad: ["0", "soon"], expected: countBounds(1), good: ["1"] },
  DATABASE_URL: {
    bad: ["mysql://a", "sqlite:", "./gatehouse.db", "postgres://"],
    expected: "sqlite:<file> or postgres://…",
    good: ["sqlite:a.db", "postgres://a/b", "postgresql://a/b"],
  },
  DATABASE_POOL: { bad: ["0", "ten"], expected: countBounds(1), good: ["1"] },
  MODEL_BASE_URL: { bad: ["model.test/v1"], expected: url, good: ["http://model.test/v1"] },
  MODEL_TIMEOUT_SECONDS: { bad: ["0", "-5"], expected: countBounds(1), good: ["1"] },
  PAYMENTS_MODE: {
    bad: ["test", "Live"],
    expected: "one of sandbox, live",
    good: ["sandbox", "live"],
  },
  SESSION_SECRET: {
    bad: ["a".repeat(31)],
    expected: "text of at least 32 characters",
    good: ["a".repeat(32)],
  },
  FREE_CALLS_PER_DAY: { bad: ["0", "many"], expected: countBounds(1), good: ["1"] },
  GATEWAY_SHARED_SECRET: {
    bad: ["a".repeat(15)],
    expected: "text of at least 16 characters",
    good: ["a".repeat(16)],
  },
  EVIDENCE_FREE_CALLS: { bad: ["0", "many"], expected: countBounds(1), good: ["1"] },
  EVIDENCE_ORIGIN: {
    bad: ["a b", "a+b", "é", 'a"b', "a\\b", "a".repeat(201)],
    expected: '1 to 200 printable ASCII characters without spaces, +, " and \\',
    good: ["a.test/log", "!#$%&'()*,-./09:;<=>?@AZ[]^_`az{|}~"],
  },
  EVIDENCE_SIGNING_KEY: { bad: badSigningKeys, expected: signingKey, good: [goodSigningKey] },
  EVIDENCE_SIGNING_KEY_PREVIOUS: {
    bad: badSigningKeys,
    expected: signingKey,
    good: [goodSigningKey],
  },
  MEMORY_MAX_MB: { bad: ["0", "1.5"], expected: countBounds(1), good: ["1"] },
  IMAGE_BASE_URL: { bad: ["images.test/v1"], expected: url, good: ["http://images.test/v1"] },
  IMAGE_API_KEY: {
    bad: ["a b", "é"],
    expected: "printable ASCII without spaces",
    good: ["sk-images"],
  },
  PRODUCT_RATE_PER_MINUTE: { bad: ["0", "many"], expected: countBounds(1), good: ["1"] },
  MARKET_DATA_URL: {
    bad: ["prices.test", "https://prices.test/#a"],
    expected: "an http or https URL without fragment",
    good: ["http://prices.test/{asset}", "https://prices.test/series?of={asset}"],
  },
  MARKET_DATA_API_KEY: {
    bad: ["a b", "é"],
    expected: "printable ASCII without spaces",
    good: ["md-key"],
  },
  WEBHOOK_ALLOW_LOOPBACK: { bad: ["maybe"], expected: "0 or 1", good: ["1", "off"] },
  WEB_BOT_AUTH: { bad: ["sometimes"], expected: "0 or 1", good: ["on", "0"] },
  BROWSER_EXECUTABLE: {
    bad: ["chromium", "./chromium"],
    expected: "an absolute path",
    good: ["/usr/bin/chromium"],
  },
  OUTBOUND_ALLOW_CIDRS: {
    bad: ["10.0.0.0", "private/8", "10.0.0.0/8,"],
    expected: "networks such as 10.1.0.0/16,fd12::/32, separated by commas",
    good: ["10.0.0.0/8", "10.1.0.0/16, fd12::/32"],
  },
  VECTOR_MEMORY_MB: { bad: ["15", "many"], expected: countBounds(16), good: ["16"] },
  EVENTS_RETENTION_DAYS: { bad: ["0", "1.5"], expected: countBounds(1), good: ["1"] },
  SIGN_SECRET: {
    bad: ["a".repeat(31)],
    expected: "text of at least 32 characters",
    good: ["a".repeat(32)],
  },
  SESSION_SECRET_PREVIOUS: {
    bad: ["a".repeat(31)],
    expected: "text of at least 32 characters",
    good: [],
  },
  SIGN_SECRET_PREVIOUS: {
    bad: ["a".repeat(31)],
    expected: "text of at least 32 characters",
    good: [],
  },
  GATEWAY_BACKENDS: {
    bad: ["[]", "x", '{"events":"ftp://a"}', '{"Events":"http://a"}', '{"events":"http://a?b"}'],
    expected: 'a JSON object such as {"events":"http://10.0.0.5:9000"}',
    good: ["{}", '{"events":"http://a.test:1/base","my-own":"https://b"}'],
  },
  SMTP_URL: {
    bad: ["mail.test", "http://mail.test", "smtp://"],
    expected: "smtp://user:password@host:port, or smtps:// for TLS from the start",
    good: ["smtp://mail.test:25", "smtps://me:secret@mail.test"],
  },
  MAIL_FROM: {
    bad: ["nobody", "A <b@c.test>\nBcc: d@e.test", "<a@b.test>"],
    expected: "an address, or a name and an address such as Gatehouse <gate@example.org>",
    good: ["gate@example.org", "The Gate <gate@example.org>"],
  },
  WORKERS: {
    bad: ["0", "1025", "all"],
    expected: "an integer from 1 to 1024",
    good: ["1", "1024"],
  },
  WORKER_MEMORY_MB: { bad: ["63"], expected: countBounds(64), good: ["64"] },
};
const unbounded = [
  "HOST",
  "CORS_ORIGINS",
  "IMAGE_MODEL",
  "MODEL_API_KEY",
  "MODEL_NAMES",
  "STRIPE_SECRET_KEY",
];

/** MODEL_BASE_URL asks for this one; it stands in every case, so that each has one fault. */
const model = { MODEL_NAMES: "some-model" };
const rows = Object.entries(variables);
const refused = rows.flatMap(([name, { bad, expected }]) =>
  bad.map((value) => ({ name, value, fault: `${name} must be ${expected}` })),
);
const taken = rows.flatMap(([name, { good }]) => good.map((value) => ({ name, value })));

/** The same of what is a whole number within bounds, or a switch. */
const bySchema = Object.fromEntries(
  Object.entries(ConfigVariables.properties).flatMap(([name, schema]) => {
    const { type, minimum, maximum } = schema;
    if (type === "boolean") {
      return [[name, { good: ["0", "1", "on"], bad: ["maybe"], expected: "0 or 1" }]];
    }
    if (type !== "integer") return [];
    const good = [String(minimum), String(maximum)];
    const bad = [String(minimum - 1), String(maximum + 1), `${minimum}.5`, "many"];
    const expected = `an integer from ${minimum} to ${maximum}`;
    return [[name, { good, bad, expected }]];
  }),
);

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe("parseConfig", () => {
  it("is tested here with every variable whose schema does not say all of it", () => {
    const tested = [...Object.keys(variables), ...unbounded];
    const speaking = Object.keys(bySchema);
    const declared = Object.keys(ConfigVariables.properties);
    expect(tested.filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => ![...tested, ...speaking].includes(name))).toEqual([]);
  });

  it.each(Object.entries(bySchema))(
    "takes for %s what its schema says, and no more",
    (name, { good, bad, expected }) => {
      for (const value of good) expect(faultsOf({ ...model, [name]: value }), value).toEqual([]);
      for (const value of bad) {
        expect(faultsOf({ ...model, [name]: value })).toEqual([`${name} must be ${expected}`]);
      }
    },
  );

  it.each(refused)("refuses $name=$value in one line that names it", ({ name, value, fault }) => {
    expect(faultsOf({ ...model, [name]: value })).toEqual([fault]);
  });

  it.each(taken)("takes $name=$value", ({ name, value }) => {
    expect(faultsOf({ ...model, [name]: value })).toEqual([]);
  });

  it("tells all faults at once, one line for each", () => {
    const environment = Object.fromEntries(rows.map(([name, { bad }]) => [name, bad[0] ?? ""]));
    const expected = rows.map(([name, row]) => `${name} must be ${row.expected}`);
    expect([...faultsOf({ ...model, ...environment })].sort()).toEqual(expected.sort());
  });

  it("asks for MODEL_NAMES when MODEL_BASE_URL is set", () => {
    const fault = "MODEL_NAMES must name a model when MODEL_BASE_URL is set";
    expect(faultsOf({ MODEL_BASE_URL: "http://model.test/v1" })).toEqual([fault]);
    expect(faultsOf({ MODEL_BASE_URL: "http://model.test/v1", ...model })).toEqual([]);
    expect(faultsOf(model)).toEqual([]);
  });

  it("takes the secret before only beside the one that replaces it", () => {
    const former = "f".repeat(32);
    for (const name of ["SESSION_SECRET", "SIGN_SECRET"]) {
      const fault = `${name}_PREVIOUS must come with ${name}, the secret that replaces it`;
      expect(faultsOf({ [`${name}_PREVIOUS`]: former })).toEqual([fault]);
      expect(faultsOf({ [`${name}_PREVIOUS`]: former, [name]: "n".repeat(32) })).toEqual([]);
    }
  });

  it("never shows the value that was refused, which may be a secret", () => {
    expect(faultsOf({ SESSION_SECRET: "too-short-secret" }).join()).not.toContain("too-short");
  });

  it("fills in every default", () => {
    const declared = Object.entries(ConfigVariables.properties)
      .filter(([, schema]) => schema.default !== undefined)
      .map(([name, schema]) => [name, schema.default]);
    expect(parseConfig({})).toEqual({
      ...Object.fromEntries(declared),
      PORT: 8080,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:8080",
      TRUST_PROXY: "off",
      CONNECTIONS_PER_ADDRESS: 2048,
      BODY_LIMIT_BYTES: 1_048_576,
      LOG_LEVEL: "info",
      CORS_ORIGINS: "",
      SHUTDOWN_SECONDS: 30,
      DATABASE_URL: "sqlite:./data/gatehouse.db",
      DATABASE_POOL: 10,
      FREE_CALLS_PER_DAY: 100,
      GATEWAY_BACKENDS: "{}",
      EVIDENCE_FREE_CALLS: 1_000,
      EVENTS_RETENTION_DAYS: 365,
      MEMORY_MAX_MB: 16,
      PRODUCT_RATE_PER_MINUTE: 600,
      WEBHOOK_ALLOW_LOOPBACK: false,
      OUTBOUND_ALLOW_CIDRS: "",
      VECTOR_MEMORY_MB: 512,
      MAIL_FROM: "Gatehouse <gatehouse@localhost>",
      MODEL_NAMES: "",
      MODEL_TIMEOUT_SECONDS: 60,
      PAYMENTS_MODE: "sandbox",
      WORKERS: availableParallelism(),
      WORKER_MEMORY_MB: 512,
    });
  });

  it("takes an empty variable for one that is not set", () => {
    const empty = Object.keys(ConfigVariables.properties).map((name) => [name, ""]);
    expect(parseConfig(Object.fromEntries(empty))).toEqual(parseConfig({}));
  });

  it("builds PUBLIC_URL from PORT and drops slashes at its end", () => {
    expect(parseConfig({ PORT: "9000" }).PUBLIC_URL).toBe("http://localhost:9000");
    expect(parseConfig({ PUBLIC_URL: "https://a.test/x//" }).PUBLIC_URL).toBe("https://a.test/x");
  });

  it("converts numbers and switches", () => {
    const config = parseConfig({ PORT: "0", WEBHOOK_ALLOW_LOOPBACK: "on", WORKERS: "3" });
    expect(config).toMatchObject({ PORT: 0, WEBHOOK_ALLOW_LOOPBACK: true, WORKERS: 3 });
  });

  it("answers an object that cannot be changed", () => {
    expect(Object.isFrozen(parseConfig({}))).toBe(true);
  });

  it("marks every variable that holds a credential as a secret", () => {
    const secrets = Object.entries(ConfigVariables.properties)
      .filter(([, schema]) => notesOf(schema).secret)
      .map(([name]) => name);
    const named = Object.keys(ConfigVariables.properties).filter((name) =>
      /(^|_)(SECRET|KEY|TOKEN|PASSWORD)(_|$)/.test(name),
    );
    expect(named.filter((name) => !secrets.includes(name))).toEqual([]);
    for (const secret of [
      "EVIDENCE_SIGNING_KEY",
      "EVIDENCE_SIGNING_KEY_PREVIOUS",
      "GATEWAY_SHARED_SECRET",
      "IMAGE_API_KEY",
      "MARKET_DATA_API_KEY",
      "MODEL_API_KEY",
      "SESSION_SECRET",
      "SESSION_SECRET_PREVIOUS",
      "SIGN_SECRET",
      "SIGN_SECRET_PREVIOUS",
      "SMTP_URL",
      "STRIPE_SECRET_KEY",
    ]) {
      expect(secrets).toContain(secret);
    }
  });
});

describe("loadConfig", () => {
  const before = { ...process.env };
  const startedIn = process.cwd();
  let folder = "";

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gatehouse-config-"));
    process.chdir(folder);
    for (const name of Object.keys(ConfigVariables.properties)) delete process.env[name];
  });

  afterEach(async () => {
    process.chdir(startedIn);
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, before);
    await rm(folder, { recursive: true });
  });

  it("uses the defaults when there is no .env", () => {
    expect(loadConfig().PORT).toBe(8080);
  });

  it("reads .env", async () => {
    await writeFile(".env", "PORT=9001\nPUBLIC_URL='https://from-file.test'\n# PORT=1\n");
    expect(loadConfig()).toMatchObject({ PORT: 9001, PUBLIC_URL: "https://from-file.test" });
  });

  it("lets the environment win over .env", async () => {
    await writeFile(".env", "PORT=9001\nLOG_LEVEL=warn\n");
    process.env.PORT = "9002";
    expect(loadConfig()).toMatchObject({ PORT: 9002, LOG_LEVEL: "warn" });
  });

  it("names the faults of .env too", async () => {
    await writeFile(".env", "PORT=many\n");
    expect(() => loadConfig()).toThrow("PORT must be an integer from 0 to 65535");
  });
});

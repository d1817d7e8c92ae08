import { availableParallelism } from "node:os";
import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

type Group =
  | "server"
  | "store"
  | "gate"
  | "evidence"
  | "models"
  | "money"
  | "people"
  | "outbound"
  | "machine";

interface Variable {
  readonly group: Group;
  readonly description: string;
  /** Shown as `***` by `gatehouse config` and never logged. */
  readonly secret?: boolean;
  /** What stands in the table when the default is computed. */
  readonly shownDefault?: string;
}

const COUNT_MAX = 2 ** 31 - 1;

const count = (group: Group, value: number, minimum: number, description: string) =>
  Type.Integer({ group, default: value, minimum, maximum: COUNT_MAX, description });
const text = (group: Group, value: string, description: string) =>
  Type.String({ group, default: value, description });
const secret = (group: Group, minLength: number, description: string) =>
  Type.Optional(Type.String({ group, minLength, secret: true, description }));
const httpUrl = (group: Group, description: string, shownDefault?: string) =>
  Type.Optional(
    Type.String({
      group,
      pattern: "^https?://[^\\s/?#]+[^\\s?#]*$",
      expected: "an http or https URL without query or fragment",
      description,
      ...(shownDefault ? { shownDefault } : {}),
    }),
  );

const signingKey = (description: string, shownDefault?: string) =>
  Type.Optional(
    Type.String({
      group: "evidence",
      // The last of 43 digits holds the last 4 bits of 32 bytes.
      pattern: "^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$",
      expected: "base64 of 32 bytes, as `openssl rand -base64 32` prints it",
      secret: true,
      ...(shownDefault ? { shownDefault } : {}),
      description,
    }),
  );

const ADDRESS = '[^\\s<>"@]+@[^\\s<>"@]+';

/** Every variable that Gatehouse reads. The README table and `gatehouse config` follow from it. */
export const ConfigVariables = Type.Object({
  PORT: Type.Integer({
    group: "server",
    default: 8080,
    minimum: 0,
    maximum: 65535,
    description: "port to listen on; 0 takes a free one",
  }),
  HOST: text("server", "127.0.0.1", "address to listen on (the image sets 0.0.0.0)"),
  PUBLIC_URL: httpUrl("server", "origin that links in answers lead to", "http://localhost:PORT"),
  TRUST_PROXY: Type.Boolean({
    group: "server",
    default: false,
    description: "believe X-Forwarded-* headers; only behind a proxy that sets them",
  }),
  BODY_LIMIT_BYTES: count(
    "server",
    1_048_576,
    1024,
    "largest request body on routes without a limit of their own",
  ),
  LOG_LEVEL: Type.Union(
    (["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const).map((level) =>
      Type.Literal(level),
    ),
    { group: "server", default: "info", description: "lowest level that is logged" },
  ),
  CORS_ORIGINS: text(
    "server",
    "",
    "origins whose browser code may call, separated by commas; `*` for all",
  ),
  SHUTDOWN_SECONDS: count("server", 30, 1, "longest wait for work in flight after SIGTERM"),

  DATABASE_URL: Type.String({
    group: "store",
    default: "sqlite:./data/gatehouse.db",
    pattern: "^(sqlite:.+|postgres(ql)?://.+)$",
    expected: "sqlite:<file> or postgres://…",
    description: "`sqlite:<file>` or `postgres://user:password@host/database`",
  }),
  DATABASE_POOL: count("store", 10, 1, "connections to PostgreSQL"),

  FREE_CALLS_PER_DAY: count("gate", 100, 1, "calls of one gateway key on one UTC day"),
  GATEWAY_BACKENDS: Type.String({
    group: "gate",
    default: "{}",
    description:
      "JSON object from slug to base URL: these services are reached there instead of in this process",
  }),
  GATEWAY_SHARED_SECRET: secret(
    "gate",
    16,
    "signs the requests to those backends, in `x-gw-signature`",
  ),
  PRODUCT_RATE_PER_MINUTE: count("gate", 600, 1, "requests of one products key in a minute"),
  EVIDENCE_FREE_CALLS: count(
    "gate",
    1_000,
    1,
    "calls of one free evidence key in one calendar month (UTC)",
  ),
  EVENTS_RETENTION_DAYS: count("gate", 365, 1, "days that collected events are kept"),

  EVIDENCE_ORIGIN: Type.Optional(
    Type.String({
      group: "evidence",
      pattern: "^[!#-*,-\\[\\]-~]{1,200}$",
      expected: '1 to 200 printable ASCII characters without spaces, +, " and \\',
      shownDefault: "host of PUBLIC_URL and `/evidence`",
      description: "name of the evidence log in every packet; fixed at the first start",
    }),
  ),
  EVIDENCE_SIGNING_KEY: signingKey(
    "secret that the keys of the evidence log are derived from, the same on every replica",
    "made at first start",
  ),
  EVIDENCE_SIGNING_KEY_PREVIOUS: signingKey("the secret before, when it is replaced"),
  MEMORY_MAX_MB: count("evidence", 16, 1, "bytes of memory of one key, in MB of 2^20"),

  MODEL_BASE_URL: httpUrl(
    "models",
    "OpenAI-compatible endpoint such as `https://host/v1`; without one the builtin writes",
  ),
  MODEL_API_KEY: Type.Optional(
    Type.String({
      group: "models",
      pattern: "^[\\x21-\\x7e]+$",
      expected: "printable ASCII without spaces",
      secret: true,
      description: "key for that endpoint",
    }),
  ),
  MODEL_NAMES: text("models", "", "its models, separated by commas; the first is the default"),
  MODEL_TIMEOUT_SECONDS: count("models", 60, 1, "longest wait for one answer of a model"),
  IMAGE_BASE_URL: httpUrl(
    "models",
    "OpenAI-compatible endpoint for images; without one the builtin draws",
  ),
  IMAGE_API_KEY: Type.Optional(
    Type.String({
      group: "models",
      pattern: "^[\\x21-\\x7e]+$",
      expected: "printable ASCII without spaces",
      secret: true,
      description: "key for that endpoint",
    }),
  ),
  IMAGE_MODEL: Type.Optional(
    Type.String({ group: "models", description: "its model; without one, it chooses" }),
  ),

  MARKET_DATA_URL: Type.Optional(
    Type.String({
      group: "models",
      pattern: "^https?://[^\\s/?#]+[^\\s#]*$",
      expected: "an http or https URL without fragment",
      description:
        "where prices of assets are that were not imported: `{asset}` in it stands for the name, which is added as the last segment otherwise",
    }),
  ),
  MARKET_DATA_API_KEY: Type.Optional(
    Type.String({
      group: "models",
      pattern: "^[\\x21-\\x7e]+$",
      expected: "printable ASCII without spaces",
      secret: true,
      description: "bearer token for that address",
    }),
  ),

  PAYMENTS_MODE: Type.Union([Type.Literal("sandbox"), Type.Literal("live")], {
    group: "money",
    default: "sandbox",
    description: "`sandbox` settles purchases at once and moves no money",
  }),
  STRIPE_SECRET_KEY: secret("money", 1, "card payments in live mode; the sandbox only warns of it"),

  SIGN_SECRET: Type.Optional(
    Type.String({
      group: "people",
      minLength: 32,
      secret: true,
      shownDefault: "made at first start",
      description: "signs the tokens of the `sign` service",
    }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({
      group: "people",
      pattern: "^smtps?://[^\\s/?#]+[^\\s#]*$",
      expected: "smtp://user:password@host:port, or smtps:// for TLS from the start",
      secret: true,
      description:
        "mail server such as `smtp://user:password@host:587`; without one, mail waits on this machine for `gatehouse mail list`",
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      group: "people",
      pattern: `^(${ADDRESS}|[^\\r\\n<>"@]{1,100} <${ADDRESS}>)$`,
      expected: "an address, or a name and an address such as Gatehouse <gate@example.org>",
      shownDefault: "gatehouse@ the host of PUBLIC_URL",
      description: "sender of the mail to people",
    }),
  ),
  SESSION_SECRET: Type.Optional(
    Type.String({
      group: "people",
      minLength: 32,
      secret: true,
      shownDefault: "made at first start",
      description: "seals the answers that are kept for `Idempotency-Key`",
    }),
  ),

  WEBHOOK_ALLOW_LOOPBACK: Type.Boolean({
    group: "outbound",
    default: false,
    description: "let webhooks go to this machine, over http too; for development",
  }),
  OUTBOUND_ALLOW_CIDRS: Type.String({
    group: "outbound",
    default: "",
    pattern: "^$|^[0-9a-fA-F:.]+/\\d{1,3}(\\s*,\\s*[0-9a-fA-F:.]+/\\d{1,3})*$",
    expected: "networks such as 10.1.0.0/16,fd12::/32, separated by commas",
    description: "networks that are not public but may be called, separated by commas",
  }),

  WORKERS: Type.Optional(
    Type.Integer({
      group: "machine",
      minimum: 1,
      maximum: 1024,
      shownDefault: "cores",
      description: "worker threads for computation",
    }),
  ),
  WORKER_MEMORY_MB: count("machine", 512, 64, "heap of one worker"),
  VECTOR_MEMORY_MB: count(
    "machine",
    512,
    16,
    "memory for the collections of vectors that are searched, in MB of 2^20; one may take three quarters",
  ),
});

/** The effective configuration: every default filled in, frozen. */
export type Config = Readonly<
  Static<typeof ConfigVariables> & { PUBLIC_URL: string; MAIL_FROM: string; WORKERS: number }
>;

/** One readable line for each variable that cannot be used. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigError";
  }
}

/** What `ConfigVariables` says of one variable besides its type. */
export function variableNotes(schema: TSchema): Variable {
  return schema as unknown as Variable;
}

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
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(ConfigVariables.properties)) {
    const given = environment[name];
    const value = given === undefined || given === "" ? schema.default : convert(schema, given);
    if (value !== undefined) values[name] = value;
  }
  const faults = [...Value.Errors(ConfigVariables, values)].map((error) =>
    describeFault(error.path.slice(1)),
  );
  const checked = values as Static<typeof ConfigVariables>;
  if (checked.MODEL_BASE_URL && !/[^\s,]/.test(checked.MODEL_NAMES)) {
    faults.push("MODEL_NAMES must name a model when MODEL_BASE_URL is set");
  }
  if (!readBackendUrls(checked.GATEWAY_BACKENDS)) {
    faults.push('GATEWAY_BACKENDS must be a JSON object such as {"events":"http://10.0.0.5:9000"}');
  }
  if (checked.PUBLIC_URL && !URL.canParse(checked.PUBLIC_URL)) {
    faults.push(describeFault("PUBLIC_URL"));
  }
  if (faults.length > 0) throw new ConfigError([...new Set(faults)]);

  const publicUrl = checked.PUBLIC_URL ?? `http://localhost:${checked.PORT}`;
  return Object.freeze({
    ...checked,
    PUBLIC_URL: publicUrl.replace(/\/+$/, ""),
    MAIL_FROM: checked.MAIL_FROM ?? `Gatehouse <gatehouse@${new URL(publicUrl).hostname}>`,
    WORKERS: checked.WORKERS ?? availableParallelism(),
  });
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The base URLs of GATEWAY_BACKENDS by slug; undefined when the text does not hold that. */
export function readBackendUrls(text: string): Readonly<Record<string, string>> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const isBaseUrl = (url: unknown) =>
    typeof url === "string" && /^https?:\/\/[^\s?#]+$/.test(url) && URL.canParse(url);
  const isSound = Object.entries(value).every(([slug, url]) => SLUG.test(slug) && isBaseUrl(url));
  return isSound ? (value as Record<string, string>) : undefined;
}

/** The parts of a list that is written with commas. */
export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Text to the type of the variable; what does not fit stays text, and the check refuses it. */
function convert(schema: TSchema, given: string): unknown {
  if (schema.type === "integer") return /^-?\d{1,15}$/.test(given) ? Number(given) : given;
  if (schema.type === "boolean") {
    if (/^(1|true|on|yes)$/i.test(given)) return true;
    return /^(0|false|off|no)$/i.test(given) ? false : given;
  }
  return given;
}

function describeFault(name: string): string {
  const schema: TSchema = ConfigVariables.properties[name as keyof Config];
  return `${name} must be ${expectation(schema)}`;
}

function expectation(schema: TSchema): string {
  if (typeof schema.expected === "string") return schema.expected;
  if (schema.type === "integer") return `an integer from ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === "boolean") return "0 or 1";
  if (Array.isArray(schema.anyOf)) {
    return `one of ${schema.anyOf.map((option: TSchema) => option.const).join(", ")}`;
  }
  return `text of at least ${schema.minLength ?? 0} characters`;
}

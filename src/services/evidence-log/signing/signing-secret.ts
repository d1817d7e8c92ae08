import { randomBytes } from "node:crypto";
import { link, open, readFile, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartRefused } from "../../../platform/parts/start-refused.js";
import { makeFolderForFiles } from "../../../platform/private-files/private-files.js";

/** The secrets that the keys of the log are derived from. */
export interface SigningSecret {
  readonly current: Buffer;
  /** The one before, while it is replaced. */
  readonly previous?: Buffer;
}

export interface SecretSource {
  readonly databaseUrl: string;
  /** Base64 of 32 bytes, as the configuration gives them. */
  readonly configured?: string | undefined;
  readonly previous?: string | undefined;
}

/** The signing secret cannot be used; the message is for the operator. */
export class SecretRefused extends StartRefused {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "SecretRefused";
  }
}

const SECRET_BYTES = 32;
const MODE = 0o600;
const MODE_BITS = 0o777;
const GIVEN = "set EVIDENCE_SIGNING_KEY to what openssl rand -base64 32 prints";
const POSTGRES_KEY_FILE = "./data/evidence.key";

/**
 * The signing secret of an installation: the configured one, or 32 random bytes that are made at the
 * first start and kept in a file of mode 0600 beside the database. In memory it is not kept. Throws
 * SecretRefused for a file that others may read, or that holds something else.
 */
export async function readSigningSecret(source: SecretSource): Promise<SigningSecret> {
  const found = await findSigningSecret(source);
  if (found) return found;
  const file = secretFile(source.databaseUrl);
  const current = file === undefined ? randomBytes(SECRET_BYTES) : await makeSecret(file);
  return { current, ...previousOf(source) };
}

/** The same, but makes none: undefined where there is no secret yet. */
export async function findSigningSecret(source: SecretSource): Promise<SigningSecret | undefined> {
  const { databaseUrl, configured } = source;
  const previous = previousOf(source);
  if (configured !== undefined) {
    return { current: readBytes(configured, "EVIDENCE_SIGNING_KEY"), ...previous };
  }
  const file = secretFile(databaseUrl);
  const current = file === undefined ? undefined : await readSecret(file);
  return current && { current, ...previous };
}

function previousOf({ previous }: SecretSource): { readonly previous?: Buffer } {
  if (previous === undefined) return {};
  return { previous: readBytes(previous, "EVIDENCE_SIGNING_KEY_PREVIOUS") };
}

/** Where the secret is kept that goes with a database; undefined for one in memory. */
export function secretFile(databaseUrl: string): string | undefined {
  if (!databaseUrl.startsWith("sqlite:")) return POSTGRES_KEY_FILE;
  const file = databaseUrl.slice("sqlite:".length);
  return file === ":memory:" ? undefined : `${file}.evidence-key`;
}

async function readSecret(file: string): Promise<Buffer | undefined> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new SecretRefused(`${file} cannot be read`, { cause: error });
  });
  if (!found) return undefined;
  if ((found.mode & MODE_BITS & ~MODE) !== 0) {
    throw new SecretRefused(`${file} may be read by others: run chmod 600 ${file}`);
  }
  return readBytes((await readFile(file, "utf8")).trim(), file);
}

/** The file is whole before it has its name, and never replaces one that another process made. */
async function makeSecret(file: string): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES);
  makeFolderForFiles(dirname(file), GIVEN);
  const unfinished = `${file}.${randomBytes(8).toString("hex")}.unfinished`;
  const handle = await open(unfinished, "w", MODE);
  try {
    await handle.writeFile(`${secret.toString("base64")}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // A link fails where a rename would replace.
  const taken = await link(unfinished, file).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return true;
      throw new SecretRefused(`${file} cannot be made`, { cause: error });
    },
  );
  await rm(unfinished);
  const folder = await open(dirname(file), "r");
  await folder.sync().finally(() => folder.close());
  return (taken ? await readSecret(file) : undefined) ?? secret;
}

function readBytes(text: string, name: string): Buffer {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== SECRET_BYTES || bytes.toString("base64") !== text) {
    throw new SecretRefused(`${name} must be base64 of 32 bytes`);
  }
  return bytes;
}

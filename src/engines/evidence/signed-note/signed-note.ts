import { sha256 } from "../merkle/hashing.js";

const ED25519 = 0x01;
const NEW_LINE = 0x0a;
const KEY_HASH_BYTES = 4;
const ROOT_BYTES = 32;
const NOTE_CHARACTERS_MAX = 100_000;
const SIGNATURES_MAX = 100;
const SIGNATURE_BEGIN = "\u2014 ";

/** A note is text without control characters, but for its line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the format forbids.
const CONTROL = /[\0-\x09\x0b-\x1f]/;
/** A key's name has neither white space nor a plus sign. */
const KEY_NAME = /^[^\s\u0085+]+$/;
const DECIMAL = /^(?:0|[1-9][0-9]{0,15})$/;

/** Who signs a note, and how. */
export interface NoteSigner {
  readonly name: string;
  /** The 4 bytes of `keyHash`. */
  readonly keyHash: Uint8Array;
  readonly sign: (text: Buffer) => Uint8Array;
}

/** One signature line of a note. */
interface NoteSignature {
  /** `<name>+<8 hex digits>`. */
  readonly keyId: string;
  readonly signature: Buffer;
}

/** A note taken apart; nothing about its signatures is known yet. */
export interface SignedNote {
  /** What is signed, with the last line end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** The head of a log at one size. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

/** The 4 bytes that tell Ed25519 keys of one name apart (C2SP signed-note, "Signatures"). */
export function keyHash(name: string, publicKey: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.of(NEW_LINE, ED25519), publicKey]);
  return sha256(named).subarray(0, KEY_HASH_BYTES);
}

/** The id of an Ed25519 key: its name, a plus sign and its hash in hex. */
export function keyId(name: string, publicKey: Uint8Array): string {
  return `${name}+${keyHash(name, publicKey).toString("hex")}`;
}

/** Whether signed notes take it as the name of a key: not empty, no white space, no plus sign. */
export function isKeyName(name: string): boolean {
  return KEY_NAME.test(name) && !CONTROL.test(name) && name.isWellFormed();
}

/** The text of a checkpoint, ready to be signed (C2SP tlog-checkpoint, without extension lines). */
export function writeCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${Buffer.from(root).toString("base64")}\n`;
}

/** A note with one signature (C2SP signed-note); the text ends in a line end. */
export function signNote(text: string, { name, keyHash, sign }: NoteSigner): string {
  if (!text.endsWith("\n") || CONTROL.test(text) || !text.isWellFormed()) {
    throw new TypeError("the text of a note is lines of Unicode without control characters");
  }
  if (!isKeyName(name)) throw new TypeError("the name of a key has no space and no plus sign");
  const signature = Buffer.concat([keyHash, sign(Buffer.from(text))]).toString("base64");
  return `${text}\n${SIGNATURE_BEGIN}${name} ${signature}\n`;
}

/**
 * Takes a note apart, strictly: the text, one blank line, 1 to 100 signature lines, nothing after.
 * Throws a SyntaxError that says what is wrong. It verifies nothing.
 */
export function openNote(note: string): SignedNote {
  if (note.length > NOTE_CHARACTERS_MAX) throw new SyntaxError("the note is too long");
  if (CONTROL.test(note)) throw new SyntaxError("the note has a control character");
  if (!note.isWellFormed()) throw new SyntaxError("the note is not Unicode");
  const split = note.lastIndexOf("\n\n");
  if (split < 0) throw new SyntaxError("the note has no blank line before its signatures");
  if (!note.endsWith("\n")) throw new SyntaxError("the note does not end in a line end");
  const lines = note.slice(split + 2, -1).split("\n");
  if (lines.length > SIGNATURES_MAX) throw new SyntaxError("the note has too many signatures");
  return { text: note.slice(0, split + 1), signatures: lines.map(readSignature) };
}

/**
 * Reads the text of a note as a checkpoint, strictly: origin, size, root, and extension lines that
 * are not empty. Throws a SyntaxError that says what is wrong.
 */
export function readCheckpoint(text: string): Checkpoint {
  const [origin, size, root, ...others] = text.split("\n");
  if (!origin) throw new SyntaxError("the checkpoint has no origin");
  if (size === undefined || !DECIMAL.test(size) || !Number.isSafeInteger(Number(size))) {
    throw new SyntaxError("the checkpoint's size is not a whole number");
  }
  const rootBytes = readBase64(root ?? "");
  if (rootBytes?.length !== ROOT_BYTES) {
    throw new SyntaxError("the checkpoint's root is not base64 of 32 bytes");
  }
  if (others.pop() !== "") throw new SyntaxError("the checkpoint does not end in a line end");
  if (others.includes("")) throw new SyntaxError("the checkpoint has an empty line");
  return { origin, size: Number(size), root: rootBytes };
}

/** The bytes of standard base64 with padding; undefined for any other spelling of them. */
export function readBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, "base64");
  return bytes.toString("base64") === text ? bytes : undefined;
}

/** Makes the test whether a text is the standard base64, with padding, of exactly so many bytes. */
export function base64Test(length: number): (text: string) => boolean {
  // The last digit of an incomplete group holds only the bits that are left.
  const end = ["", "[AQgw]==", "[AEIMQUYcgkosw048]="][length % 3];
  const pattern = new RegExp(`^[A-Za-z0-9+/]*${end}$`);
  const characters = 4 * Math.ceil(length / 3);
  // To compare the length costs half as much as to count the digits in the pattern.
  return (text) => text.length === characters && pattern.test(text);
}

function readSignature(line: string): NoteSignature {
  const [name, base64, ...others] = line.slice(SIGNATURE_BEGIN.length).split(" ");
  if (!line.startsWith(SIGNATURE_BEGIN) || !name || !base64 || others.length > 0) {
    throw new SyntaxError("a signature line is not an em dash, a name and base64");
  }
  if (!KEY_NAME.test(name)) throw new SyntaxError("a signature's name has a plus sign or a space");
  const bytes = readBase64(base64);
  if (!bytes || bytes.length <= KEY_HASH_BYTES) {
    throw new SyntaxError("a signature is not canonical base64");
  }
  const hash = bytes.subarray(0, KEY_HASH_BYTES).toString("hex");
  return { keyId: `${name}+${hash}`, signature: bytes.subarray(KEY_HASH_BYTES) };
}

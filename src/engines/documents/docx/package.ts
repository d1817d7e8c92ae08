import { inflateEntry } from "../archive/inflate-entry.js";
import { type ArchiveEntry, readDirectory } from "../archive/read-directory.js";
import { checkXml } from "./check-xml.js";

/** XML of one part; a thousand pages of text have about 15 MiB. */
const PART_BYTES_MAX = 24 * 1_048_576;

/** The parts of an Office document. */
export interface OfficePackage {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The XML of a part, held against bounds; empty where there is none. */
  xml(name: string): string;
}

/** What stands for text that Markdown needs and HTML cannot say: characters that no text has. */
const NONCHARACTERS = /[\ufdd0-\ufdef]/g;

/** Opens an Office document. Parts are inflated when they are asked for; pictures never are. */
export function openPackage(bytes: Uint8Array): OfficePackage {
  const entries = new Map<string, ArchiveEntry>();
  for (const entry of readDirectory(bytes)) entries.set(entry.name, entry);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    xml(name) {
      const entry = entries.get(name);
      if (!entry) return "";
      const text = new TextDecoder().decode(inflateEntry(bytes, entry, PART_BYTES_MAX));
      checkXml(text, name);
      return text.replace(NONCHARACTERS, "");
    },
  };
}

import { closeSync, fsyncSync, openSync } from "node:fs";

/** Puts a folder's names on disk: new files survive a power cut only when what names them does. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder, and writes its entries through.
  if (process.platform !== "win32") syncPath(folder, "r");
}

/**
 * Puts a file on disk. Not for a database that is open in this process: closing the descriptor would
 * drop the locks that SQLite holds on it.
 */
export function syncFile(file: string): void {
  syncPath(file, "r+");
}

function syncPath(path: string, flags: string): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

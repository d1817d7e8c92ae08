import Database from "better-sqlite3";

/** The connection of this thread, kept because opening one costs more than most checkpoints. */
let kept: { readonly file: string; readonly connection: Database.Database } | undefined;

/**
 * Copies what is committed from the log of a database into its file, and syncs both, without keeping
 * anyone from reading or writing. It blocks its thread for as long as the disk takes.
 */
export function checkpointWal({ file }: { readonly file: string }): void {
  if (kept?.file !== file) {
    kept?.connection.close();
    kept = { file, connection: new Database(file, { fileMustExist: true, timeout: 0 }) };
  }
  kept.connection.pragma("wal_checkpoint(PASSIVE)");
}

import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { makePrivateFolder } from "../../private-files/private-files.js";
import { CopyRefused } from "../files/copy-refused.js";
import { assertRoom, beginFile } from "../files/unfinished-file.js";
import type { Reader, Store } from "../sql.js";
import { claimDatabase, type DatabaseClaim } from "./claim-database.js";

export interface Replacement<Result> {
  /**
   * Looks at what is there, which is undefined where SQLite cannot read it, and answers whether it is
   * worth keeping; throws where it must stay.
   */
  readonly look: (reader: (Reader & Pick<Store, "dialect">) | undefined) => Promise<boolean>;
  /** What it gets as its name if it is kept. */
  readonly keepAs: (file: string) => string;
  /** How much room the new database takes. */
  readonly bytes: number;
  /** Makes the new database in an empty file, whole and checked. */
  readonly fill: (file: string) => Promise<Result>;
  /** Makes ready what lies beside it, in the last moment before the new one is there. */
  readonly beforePlacing: (files: {
    readonly file: string;
    readonly draft: string;
  }) => Promise<void>;
  /** Told how to remove what is unfinished, should the process end; answers what ends that. */
  readonly onBegun: (remove: () => void) => () => void;
}

/**
 * Puts a database in the place of another, or of none, in one step: whoever opens the path finds the
 * old one or the new one, whole. Nobody else can open the old one meanwhile. What fails before that
 * step leaves everything as it was. Throws CopyRefused while another process has the old one open.
 */
export async function replaceDatabase<Result>(
  path: string,
  { look, keepAs, bytes, fill, beforePlacing, onBegun }: Replacement<Result>,
): Promise<{ readonly result: Result; readonly keptAs: string | undefined }> {
  // SQLite follows links, and so does what takes its place.
  const file = existsSync(path) ? realpathSync(path) : resolve(path);
  const wasThere = existsSync(file);
  makePrivateFolder(dirname(file));
  const claim = claimDatabase(file);
  try {
    const isKept = claim.state !== "missing" && (await look(claim.reader));
    assertRoom(dirname(file), bytes);
    const draft = beginFile(file);
    const onEnded = onBegun(draft.remove);
    try {
      const result = await fill(draft.path);
      await beforePlacing({ file, draft: draft.path });
      const keptAs = isKept ? keep(claim, keepAs(file)) : undefined;
      if (claim.state === "missing") assertStillMissing(file);
      claim.dropLogs();
      draft.finish({ replaces: wasThere });
      return { result, keptAs };
    } finally {
      onEnded();
      draft.remove();
    }
  } finally {
    claim.release();
  }
}

/** Nothing keeps others from beginning a database where there was none. */
function assertStillMissing(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  throw new CopyRefused(`${file} was made by another process meanwhile`);
}

function keep(claim: DatabaseClaim, name: string): string {
  claim.keepAs(name);
  return name;
}

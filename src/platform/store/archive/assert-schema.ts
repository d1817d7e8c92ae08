import { CopyRefused } from "../files/copy-refused.js";
import { pendingMigrations, schemaOf } from "../migrate.js";
import { MIGRATIONS } from "../migrated-store.js";
import type { Reader, Store } from "../sql.js";

/**
 * The migrations that a database lacks. Throws CopyRefused for one that is none of Gatehouse, is
 * newer than this build, or has a migration that was edited.
 */
export async function assertKnown(
  reader: Reader & Pick<Store, "dialect">,
  name: string,
): Promise<string[]> {
  if (!(await schemaOf(reader))) {
    throw new CopyRefused(`${name} is a database, but not one of Gatehouse`);
  }
  try {
    return await pendingMigrations(reader, MIGRATIONS);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CopyRefused(`${name} cannot be used by this build: ${reason}`, { cause: error });
  }
}

/** Throws CopyRefused for a database that is not of exactly the migrations of this build. */
export async function assertCurrent(
  reader: Reader & Pick<Store, "dialect">,
  name: string,
): Promise<void> {
  const [pending] = await assertKnown(reader, name);
  if (pending === undefined) return;
  throw new CopyRefused(
    `${name} lacks the migration ${pending}: run gatehouse migrate first, or use the release that its server runs`,
  );
}

/** Throws CopyRefused when an archive is of other tables than this build has. */
export function assertSameSchema(
  archived: readonly string[],
  { migrations, file }: { readonly migrations: readonly string[]; readonly file: string },
): void {
  const unknown = archived.find((name) => !migrations.includes(name));
  if (unknown !== undefined) {
    throw new CopyRefused(`${file} cannot be used by this build: the archive is newer: ${unknown}`);
  }
  const lacking = migrations.find((name) => !archived.includes(name));
  if (lacking === undefined) return;
  throw new CopyRefused(
    `${file} lacks the migration ${lacking}: import it with the release that wrote it, then start this one`,
  );
}

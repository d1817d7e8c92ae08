import type { Clock } from "../../platform/clock/clock.js";
import type { Store } from "../../platform/store/sql.js";
import { listSealed, replaceSealed, type SealedRow } from "./endpoint-store.js";
import type { SecretBox } from "./secret-box.js";

/** So few that no other write waits long. */
const ROWS_MAX = 200;
/** A server that knows the former secret alone may still add endpoints while it is stopped. */
const AGAIN_AFTER_MS = 3_600_000;

/**
 * Seals the secrets of endpoints under the server secret of now, where they are sealed under one
 * before it. Each call takes some, answers `"more"` while there are more, and begins anew after an hour.
 */
export function createResealing(
  store: Store,
  { clock, secretBox }: { readonly clock: Clock; readonly secretBox: SecretBox },
): () => Promise<"more" | undefined> {
  let after = "";
  let doneAt = Number.NEGATIVE_INFINITY;

  return async () => {
    if (!secretBox.hasFormer || clock() - doneAt < AGAIN_AFTER_MS) return undefined;
    const rows = await listSealed(store, { after, limit: ROWS_MAX });
    for (const row of rows) await resealOne(store, row, secretBox);
    after = rows.at(-1)?.id ?? "";
    if (rows.length === ROWS_MAX) return "more";
    after = "";
    doneAt = clock();
    return undefined;
  };
}

/** A secret that was rotated meanwhile stays as it is now. */
async function resealOne(store: Store, row: SealedRow, secretBox: SecretBox): Promise<void> {
  const { id, secret, previous_secret } = row;
  const next = secretBox.reseal(id, secret);
  const nextPrevious = previous_secret && secretBox.reseal(id, previous_secret);
  if (!next && !nextPrevious) return;
  await replaceSealed(store, row, {
    secret: next ?? secret,
    previousSecret: nextPrevious ?? previous_secret,
  });
}

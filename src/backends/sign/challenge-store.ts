import { type Store, sql, type Transaction, type Writer } from "../../platform/store/sql.js";

export interface NewChallenge {
  readonly id: string;
  readonly accountId: string;
  readonly nonce: string;
  readonly wallet: string;
  readonly message: string;
  readonly expiresAt: number;
}

export interface ChallengeRow {
  readonly id: string;
  readonly wallet: string;
  readonly message: string;
}

/** Says when the next place is free. */
export interface Full {
  readonly nextFreeAt: number;
}

/** Writes a challenge, unless its account has `openMax` that have not expired. */
export async function insertChallenge(
  tx: Transaction,
  challenge: NewChallenge,
  { openMax, now }: { openMax: number; now: number },
): Promise<Full | undefined> {
  const { id, accountId, nonce, wallet, message, expiresAt } = challenge;
  const open = await tx.get<{ count: number; next_free_at: number }>(sql`
    SELECT count(*) AS count, min(expires_at) AS next_free_at
      FROM sign_challenges WHERE account_id = ${accountId} AND expires_at > ${now}`);
  if (open && open.count >= openMax) return { nextFreeAt: open.next_free_at };
  await tx.run(sql`
    INSERT INTO sign_challenges (id, account_id, nonce, wallet, message, attempts, expires_at)
    VALUES (${id}, ${accountId}, ${nonce}, ${wallet}, ${message}, 0, ${expiresAt})`);
  return undefined;
}

/** Which challenge an attempt is made at: a challenge can be named in two ways. */
export type ChallengeName = { readonly id: string } | { readonly nonce: string };

export interface Attempt {
  readonly accountId: string;
  readonly attemptsMax: number;
  readonly now: number;
}

/** Counts an attempt at an open challenge and answers it; undefined when there is none to try. */
export function takeAttempt(
  store: Store,
  name: ChallengeName,
  { accountId, attemptsMax, now }: Attempt,
): Promise<ChallengeRow | undefined> {
  return store.tx((tx) =>
    "id" in name
      ? tx.get<ChallengeRow>(sql`
          UPDATE sign_challenges SET attempts = attempts + 1
           WHERE id = ${name.id} AND account_id = ${accountId}
             AND expires_at > ${now} AND attempts < ${attemptsMax}
          RETURNING id, wallet, message`)
      : tx.get<ChallengeRow>(sql`
          UPDATE sign_challenges SET attempts = attempts + 1
           WHERE nonce = ${name.nonce} AND account_id = ${accountId}
             AND expires_at > ${now} AND attempts < ${attemptsMax}
          RETURNING id, wallet, message`),
  );
}

/** Uses a challenge up; true for one caller alone. */
export async function spendChallenge(writer: Writer, id: string): Promise<boolean> {
  return (await writer.run(sql`DELETE FROM sign_challenges WHERE id = ${id}`)) === 1;
}

/** Forgets the challenges that expired first, and says how many. */
export function sweepChallenges(
  writer: Writer,
  { now, rowsMax }: { now: number; rowsMax: number },
): Promise<number> {
  return writer.run(sql`
    DELETE FROM sign_challenges WHERE id IN (
      SELECT id FROM sign_challenges WHERE expires_at <= ${now} ORDER BY expires_at, id LIMIT ${rowsMax})`);
}

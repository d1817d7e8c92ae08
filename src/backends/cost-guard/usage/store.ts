import { type Reader, sql, type Writer } from "../../../platform/store/sql.js";

/** What the calls of an account for a model came to on a day. */
export interface DayRow {
  readonly account_id: string;
  readonly day: number;
  readonly model: string;
  readonly hits: number;
  readonly misses: number;
  readonly bypasses: number;
  readonly failures: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly saved_input_tokens: number;
  readonly saved_output_tokens: number;
}

/** Adds the counts of a day to those that are there. */
export async function addDay(writer: Writer, row: DayRow): Promise<void> {
  await writer.run(sql`
    INSERT INTO completion_days
           (account_id, day, model, hits, misses, bypasses, failures, input_tokens, output_tokens,
            saved_input_tokens, saved_output_tokens)
    VALUES (${row.account_id}, ${row.day}, ${row.model}, ${row.hits}, ${row.misses},
            ${row.bypasses}, ${row.failures}, ${row.input_tokens}, ${row.output_tokens},
            ${row.saved_input_tokens}, ${row.saved_output_tokens})
    ON CONFLICT (account_id, day, model) DO UPDATE
       SET hits = completion_days.hits + excluded.hits,
           misses = completion_days.misses + excluded.misses,
           bypasses = completion_days.bypasses + excluded.bypasses,
           failures = completion_days.failures + excluded.failures,
           input_tokens = completion_days.input_tokens + excluded.input_tokens,
           output_tokens = completion_days.output_tokens + excluded.output_tokens,
           saved_input_tokens = completion_days.saved_input_tokens + excluded.saved_input_tokens,
           saved_output_tokens = completion_days.saved_output_tokens + excluded.saved_output_tokens`);
}

export function listDays(reader: Reader, accountId: string, day: number): Promise<DayRow[]> {
  return reader.all<DayRow>(sql`
    SELECT account_id, day, model, hits, misses, bypasses, failures, input_tokens, output_tokens,
           saved_input_tokens, saved_output_tokens
      FROM completion_days WHERE account_id = ${accountId} AND day >= ${day} ORDER BY day, model`);
}

/** Deletes some counts of days before one; answers how many. */
export function deleteDaysBefore(writer: Writer, day: number, limit: number): Promise<number> {
  return writer.run(sql`
    DELETE FROM completion_days WHERE (account_id, day, model) IN (
      SELECT account_id, day, model FROM completion_days WHERE day < ${day} LIMIT ${limit})`);
}

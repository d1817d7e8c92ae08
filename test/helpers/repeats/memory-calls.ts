import { sql } from "../../../src/platform/store/sql.js";
import { newMark } from "./premises.js";
import type { PrepareCalls } from "./repeatable-call.js";

const CORRECTIONS = "/v1/api/memory/corrections";

export const memoryCalls: PrepareCalls = async (_premises, { gateway: headers }) => {
  const mark = newMark();
  return [
    {
      route: CORRECTIONS,
      path: CORRECTIONS,
      headers,
      body: { when: mark, correction: "Do it the other way." },
      made: async (reader) => {
        const rows = await reader.all<{ id: string }>(
          sql`SELECT id FROM corrections WHERE condition = ${mark}`,
        );
        return rows.map(({ id }) => id);
      },
      told: ({ id }) => id,
    },
  ];
};

import { toStorageLine } from "../../http/storage-line.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { Keys } from "../../platform/keys/keys.js";
import { DAY_MS, utcDay } from "../../platform/quota/days.js";
import type { Quota } from "../../platform/quota/quota.js";
import type { StorageQuota } from "../../platform/storage-quota/storage-quota.js";
import { latencyQuantile } from "../../platform/usage/latency-steps.js";
import type { Usage, UsageRow } from "../../platform/usage/usage.js";
import { isLive } from "../../services/accounts/account-keys.js";
import type { UsageReport } from "./schemas.js";

export interface UsageParts {
  readonly usage: Usage;
  readonly quota: Quota;
  readonly keys: Keys;
  readonly storageQuota: StorageQuota;
  readonly clock: Clock;
}

/** What the keys of an account called during the last `days` UTC days, and what it stores now. */
export async function reportUsage(
  { usage, quota, keys, clock, storageQuota }: UsageParts,
  accountId: string,
  days: number,
): Promise<UsageReport> {
  const now = clock();
  const today = utcDay(now);
  const from = today - days + 1;
  const [rows, all, stored] = await Promise.all([
    usage.since(accountId, from),
    keys.list({ ownerId: accountId, realm: "gateway" }),
    storageQuota.report(accountId, "account"),
  ]);
  const byKey = groupBy(rows, ({ key_id }) => key_id);
  const shown = all.filter((key) => isLive(key, now) || byKey.has(key.id));
  return {
    from: isoDay(from),
    to: isoDay(today),
    total_calls: countCalls(rows),
    calls: callsByDay(rows),
    services: [...groupBy(rows, ({ slug }) => slug)]
      .map(([slug, own]) => ({ slug, ...summarize(own) }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    keys: await Promise.all(
      shown.map(async (key) => ({
        id: key.id,
        name: key.name,
        hint: key.hint,
        ...summarize(byKey.get(key.id) ?? []),
        calls_remaining_today: isLive(key, now) ? await quota.remaining(key.counterId) : null,
      })),
    ),
    storage: stored.map(toStorageLine),
  };
}

/** The rows come in the order of their days. */
function callsByDay(rows: readonly UsageRow[]): UsageReport["calls"] {
  const groups = groupBy(rows, (row) => `${row.day} ${row.slug} ${row.status_class}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { day, slug, status_class } = first;
    return [
      { day: isoDay(day), slug, status_class: `${status_class}xx`, calls: countCalls(group) },
    ];
  });
}

function summarize(rows: readonly UsageRow[]) {
  const callsByStep = new Map<number, number>();
  for (const { latency_step: step, calls } of rows) {
    callsByStep.set(step, (callsByStep.get(step) ?? 0) + calls);
  }
  return {
    calls: countCalls(rows),
    p50_ms: latencyQuantile(callsByStep, 0.5) ?? null,
    p95_ms: latencyQuantile(callsByStep, 0.95) ?? null,
  };
}

function countCalls(rows: readonly UsageRow[]): number {
  return rows.reduce((sum, { calls }) => sum + calls, 0);
}

function groupBy(
  rows: readonly UsageRow[],
  nameOf: (row: UsageRow) => string,
): Map<string, UsageRow[]> {
  const groups = new Map<string, UsageRow[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

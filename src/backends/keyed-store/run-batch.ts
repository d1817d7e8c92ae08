import type { FreeJson } from "../../engines/json/free-json/free-json.js";
import { errors } from "../../http/api-error.js";
import { toEntry, whenLive } from "./entry.js";
import { ANSWER_BYTES_MAX, type Operation, type OperationResult } from "./schemas.js";
import { findValueById } from "./store.js";
import { deleteKey, type OpenKeyspace, putValue } from "./write-keys.js";

/** Runs operations in order, each of which sees what those before it wrote. */
export async function runBatch(
  open: OpenKeyspace,
  operations: readonly Operation[],
): Promise<OperationResult[]> {
  const results: OperationResult[] = [];
  let bytesRead = 0;
  for (const [index, operation] of operations.entries()) {
    const { op, key } = operation;
    const write = { key, ifVersion: operation.if_version, at: `operations.${index}.` };
    switch (op) {
      case "put": {
        const value = valueToPut(operation, write.at);
        const { ttl_seconds: ttlSeconds } = operation;
        results.push({ op, ...(await putValue(open, { ...write, value, ttlSeconds })) });
        break;
      }
      case "get": {
        const row = whenLive(await findValueById(open.tx, open.id, Buffer.from(key)), open.now);
        bytesRead += row?.bytes ?? 0;
        if (bytesRead > ANSWER_BYTES_MAX) throw tooMuchRead(index);
        results.push(row ? { op, found: true, ...toEntry(row) } : { op, key, found: false });
        break;
      }
      case "delete":
        results.push({ op, key, deleted: await deleteKey(open, write) });
        break;
    }
  }
  return results;
}

function valueToPut({ value }: Operation, at: string): FreeJson {
  if (value !== undefined) return value;
  const message = `${at}value is required`;
  const path = `/${at.replaceAll(".", "/")}value`;
  throw errors.invalidRequest(message, { details: [{ path, message }] });
}

function tooMuchRead(index: number) {
  return errors.payloadTooLarge(
    `the values read up to operations.${index} have over ${ANSWER_BYTES_MAX} bytes; read them in several batches`,
  );
}

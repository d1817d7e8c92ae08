import pg from "pg";
import { StoreUnavailable } from "../sql.js";

/** The first entry that the SQLSTATE starts with wins. */
const REASONS: readonly (readonly [prefix: string, reason: string])[] = [
  ["08", "the connection to the database failed"],
  ["25006", "the database is read-only"],
  ["25P03", "a transaction stood still for too long"],
  ["28", "the database refused the user or the password"],
  ["3D000", "the database named in DATABASE_URL does not exist"],
  ["40", "the transaction kept colliding with others"],
  ["53100", "the disk of the database is full"],
  ["53300", "the database has no connection left"],
  ["53", "the database is out of memory or another resource"],
  ["57014", "the database took too long to answer"],
  ["57P0", "the database is starting, stopping or restarting"],
  ["58", "the storage of the database failed"],
  ["XX001", "the database is damaged; restore it from a backup"],
  ["XX002", "the database is damaged; restore it from a backup"],
];

/**
 * Turns what a query or a connection attempt rejected with into StoreUnavailable, with a reason for
 * the operator, when the database cannot be used. Anything else, such as a broken constraint, is
 * answered unchanged.
 */
export function fromPostgresError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    const reason = REASONS.find(([prefix]) => code.startsWith(prefix))?.[1];
    return reason ? new StoreUnavailable(`${reason} (${code})`, { cause: error }) : error;
  }
  // A value that cannot be sent is the caller's defect; all else is a socket, a name or a time-out.
  if (error instanceof TypeError || error instanceof StoreUnavailable) return error;
  return new StoreUnavailable("the database cannot be reached", { cause: error });
}

/** Deadlocks, collisions, and what the server rolled back because the process stood still. */
const ROLLED_BACK = ["40001", "40P01", "25P03"];

/** True when the same transaction may succeed on a second try, and did not the first time. */
export function isRepeatable(error: unknown): boolean {
  return ROLLED_BACK.includes(serverError(error)?.code ?? "") || isStalePlan(error);
}

/**
 * True when a statement was prepared before another process changed the tables, or was forgotten by
 * the server: a new connection prepares it afresh.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = serverError(error) ?? {};
  if (code === "26000") return true;
  return (
    (code === "0A000" && /cached plan/.test(message ?? "")) ||
    (code === "XX000" && /cache lookup failed for type/.test(message ?? ""))
  );
}

/** The SQLSTATE that the server answered with; `none` for what it did not answer. */
export function sqlStateOf(error: unknown): string {
  return serverError(error)?.code ?? "none";
}

/** A transaction stood still, or the server stops. */
const ENDS_CONNECTION = /^(25P03|57P0[1-5])$/;

/** True when the server answered, so that the connection is still in step with it. */
export function keepsConnection(error: unknown): boolean {
  const code = serverError(error)?.code;
  return code !== undefined && !ENDS_CONNECTION.test(code) && !isStalePlan(error);
}

function serverError(error: unknown): pg.DatabaseError | undefined {
  const origin = error instanceof StoreUnavailable ? error.cause : error;
  return origin instanceof pg.DatabaseError ? origin : undefined;
}

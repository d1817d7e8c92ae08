// Loaded before the server: kills it at a commit, once a file says at which one.
import { existsSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import Database from "better-sqlite3";

const armed = process.env.KILL_FILE;
let left;

/** Counts down once the file is there: `{"commits": 7, "isDone": true}`. */
function kill(isDone) {
  if (left === undefined) {
    if (!existsSync(armed)) return;
    left = JSON.parse(readFileSync(armed, "utf8"));
  }
  if (left.isDone !== isDone) return;
  left.commits -= 1;
  if (left.commits <= 0) process.kill(process.pid, "SIGKILL");
}

/** Wraps a way to run a statement that ends with a commit: COMMIT itself, or a write on its own. */
function atCommits(connection, statement, method, endsAlways) {
  const run = statement[method];
  statement[method] = (...values) => {
    const commits = endsAlways || !connection.inTransaction;
    if (commits) kill(false);
    const result = run.apply(statement, values);
    if (commits) kill(true);
    return result;
  };
}

if (armed && isMainThread) {
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function (source) {
    const statement = prepare.call(this, source);
    const isCommit = /^\s*COMMIT\b/i.test(source);
    if (isCommit || (!statement.readonly && !/^\s*(BEGIN|ROLLBACK)\b/i.test(source))) {
      const methods = statement.reader ? ["get", "all"] : ["run"];
      for (const method of methods) atCommits(this, statement, method, isCommit);
    }
    return statement;
  };
}

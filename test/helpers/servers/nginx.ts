import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./server-process.js";

/** The configuration that compose.yaml mounts and docs/operations.md shows. */
export const NGINX_CONFIG = fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url));
export const NGINX_MISSING = "the program nginx is not installed";

/** Debian's administrator programs are not on everybody's path. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
const START_MS_MAX = 30_000;

export interface Nginx {
  readonly url: string;
  /** What came of the calls so far: the servers asked, such as `127.0.0.1:8081, 127.0.0.1:8082`, and the status. */
  calls(): { readonly servers: string; readonly status: number }[];
  errors(): string;
  stop(): Promise<void>;
}

/** Where nginx is; undefined where it is not installed. */
export function findNginx(): string | undefined {
  return FOLDERS.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/**
 * Starts nginx on loopback with the committed configuration, of which only addresses are changed:
 * `servers` gives those of its upstream by name.
 */
export async function startNginx(servers: Readonly<Record<string, string>>): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error(NGINX_MISSING);
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-nginx-"));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  writeFileSync(join(folder, "site.conf"), siteOn(address, servers));
  writeFileSync(join(folder, "nginx.conf"), frame());
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "error.log"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  const end = performance.now() + START_MS_MAX;
  while (!(await isAnswered(address))) {
    if (child.exitCode !== null || performance.now() > end) {
      const reason = `${said}${read("error.log")}`;
      await stop();
      throw new Error(`nginx did not start: ${reason}`);
    }
    await sleep(20);
  }
  return {
    url: `http://${address}`,
    calls: () =>
      read("access.log")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => {
          const [servers = "", status] = line.split("|");
          return { servers, status: Number(status) };
        }),
    errors: () => read("error.log"),
    stop,
  };
}

function siteOn(address: string, servers: Readonly<Record<string, string>>): string {
  let text = readFileSync(NGINX_CONFIG, "utf8").replace("listen 80;", `listen ${address};`);
  for (const [name, place] of Object.entries(servers)) text = text.replaceAll(name, place);
  return text;
}

/** What stands around a file of conf.d, with every path below the folder. */
function frame(): string {
  const isRoot = process.getuid?.() === 0;
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    // Workers of another user would not reach the folder.
    ...(isRoot ? ["user root;"] : []),
    "daemon off;",
    "pid nginx.pid;",
    "worker_processes 2;",
    "events { worker_connections 4096; }",
    "http {",
    "  log_format tried '$upstream_addr|$status';",
    "  access_log access.log tried;",
    ...paths.map((name) => `  ${name}_temp_path ${name};`),
    "  include site.conf;",
    "}",
    "",
  ].join("\n");
}

async function isAnswered(address: string): Promise<boolean> {
  return fetch(`http://${address}/livez`).then(
    () => true,
    () => false,
  );
}

import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import type { Readable } from "node:stream";

/** What a container of the image may see, without a container engine. */
export interface JailPlan {
  /** The root file system of an image; without one, this machine's programs and libraries are its root. */
  readonly root?: string;
  /** An empty folder that the root is put together in. */
  readonly mountPoint: string;
  /** What stands at `/app` where `root` does not have it. */
  readonly app?: string;
  /** The folder behind `/data`, the only one that can be written beside `/tmp`. */
  readonly data: string;
  readonly user: string;
  readonly folder: string;
}

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Jail {
  /** Starts a program, which is the process itself: signals and the exit status are its own. */
  start(
    command: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): ChildProcessByStdio<null, Readable, Readable>;
  run(command: readonly string[], environment: Readonly<Record<string, string>>): Promise<Finished>;
}

/** Where the short form puts `node` and `gatehouse`, which an image has in `/usr/local/bin`. */
const PROGRAMS = "/programs";
const DEVICES = ["null", "zero", "full", "random", "urandom"];
const HOST_FOLDERS = /^(usr|bin|sbin|lib\w*|etc|opt)$/;

/** Why there can be no jail here; undefined where there can. */
export function jailMissing(): string | undefined {
  if (process.platform !== "linux") return "mount namespaces are Linux's";
  if (process.getuid?.() !== 0) return "only root may make mount namespaces";
  const probe = ["--mount", "sh", "-c", "mount -t tmpfs tmpfs /mnt"];
  const { status, stderr, error } = spawnSync("unshare", probe, { encoding: "utf8" });
  if (status === 0) return undefined;
  return `unshare --mount cannot be used: ${error?.message ?? stderr.trim()}`;
}

/**
 * Runs programs as a container would: as the image's user without any capability, with the image as a
 * read-only root, one writable volume and a `/tmp` in memory. Each has a mount namespace of its own
 * that ends with it. Network, process ids and limits are this machine's.
 */
export function createJail(plan: JailPlan): Jail {
  const script = ["set -e", ...mounts(plan), 'exec "$@"'].join("\n");
  const path = `${PROGRAMS}:/usr/local/bin:/usr/bin:/bin`;
  function start(command: readonly string[], environment: Readonly<Record<string, string>>) {
    const variables = Object.entries({ PATH: path, HOME: "/tmp", ...environment });
    const settings = variables.map(([name, value]) => `${name}=${value}`);
    const outside = ["--mount", "sh", "-c", script, "sh", "setpriv", "--no-new-privs"];
    const enter = ["chroot", `--userspec=${plan.user}`, "--groups=", plan.mountPoint];
    const inside = ["/usr/bin/env", "-i", "-C", plan.folder, ...settings, ...command];
    return spawn("unshare", [...outside, ...enter, ...inside], {
      stdio: ["ignore", "pipe", "pipe"],
    });
  }
  return {
    start,
    async run(command, environment) {
      const child = start(command, environment);
      const output = { stdout: "", stderr: "" };
      for (const name of ["stdout", "stderr"] as const) {
        child[name].setEncoding("utf8").on("data", (text: string) => {
          output[name] += text;
        });
      }
      await once(child, "close");
      return { status: child.exitCode, ...output };
    },
  };
}

/** Shell lines that put the root together, from the inside of the new namespace. */
function mounts({ root, mountPoint, app, data }: JailPlan): string[] {
  const at = (path: string) => quoted(`${mountPoint}${path}`);
  const bindReadOnly = (from: string, to: string) => [
    `mount --bind ${quoted(from)} ${at(to)}`,
    `mount -o remount,bind,ro ${at(to)}`,
  ];
  const isBare = root === undefined;
  return [
    ...(isBare ? hostRoot(at, bindReadOnly) : [`mount --rbind ${quoted(root)} ${at("")}`]),
    ...(app === undefined ? [] : [`mkdir -p ${at("/app")}`, ...bindReadOnly(app, "/app")]),
    ...(isBare ? [`mkdir -p ${["/data", "/tmp", "/proc", "/dev"].map(at).join(" ")}`] : []),
    `mount -t tmpfs -o mode=755 tmpfs ${at("/dev")}`,
    ...DEVICES.flatMap((name) => [
      `touch ${at(`/dev/${name}`)}`,
      `mount --bind /dev/${name} ${at(`/dev/${name}`)}`,
    ]),
    `mount -o remount,ro ${at("/dev")}`,
    `mount --rbind /proc ${at("/proc")}`,
    // A bind has options of its own only once it is mounted.
    `mount -o remount,${isBare ? "" : "bind,"}ro ${at("")}`,
    `mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs ${at("/tmp")}`,
    `mount --bind ${quoted(data)} ${at("/data")}`,
  ];
}

/** This machine's programs and libraries, read-only, and the Node.js that runs the tests. */
function hostRoot(
  at: (path: string) => string,
  bindReadOnly: (from: string, to: string) => string[],
): string[] {
  const names = readdirSync("/").filter((name) => HOST_FOLDERS.test(name));
  return [
    `mount -t tmpfs -o mode=755 tmpfs ${at("")}`,
    ...names.flatMap((name) =>
      lstatSync(`/${name}`).isSymbolicLink()
        ? [`ln -s ${quoted(readlinkSync(`/${name}`))} ${at(`/${name}`)}`]
        : [`mkdir ${at(`/${name}`)}`, ...bindReadOnly(`/${name}`, `/${name}`)],
    ),
    `mkdir ${at(PROGRAMS)}`,
    `touch ${at(`${PROGRAMS}/node`)}`,
    ...bindReadOnly(process.execPath, `${PROGRAMS}/node`),
    `ln -s /app/dist/cli/main.js ${at(`${PROGRAMS}/gatehouse`)}`,
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

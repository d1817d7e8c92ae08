import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ImageDefinition, ROOT, readInstructions } from "./image-definition.js";
import { makeStandIn } from "./stand-in-base.js";

/** An image that was built, mounted. */
export interface BuiltImage {
  /** Its root file system. */
  readonly root: string;
  readonly definition: ImageDefinition;
  readonly bytes: number;
  /** What stood in for the official base. */
  readonly base: string;
  /** Takes the mount and every image away. */
  remove(): void;
}

const TAG = "gatehouse:smoke";
/** Behind a proxy that signs anew, npm within the build trusts whom this machine trusts. */
const CERTIFICATES = ["/etc/ssl/certs", "/usr/share/ca-certificates"];
const CERTIFICATE_FILE = "/etc/ssl/certs/ca-certificates.crt";

/** Builds the Dockerfile as it stands, with buildah in a storage of its own below `folder`. */
export function buildImage(folder: string, onStep: (step: string) => void): BuiltImage {
  const images = readInstructions().flatMap((line) => /^FROM (\S+:\S+)/.exec(line)?.[1] ?? []);
  const [name] = images;
  const major = /^node:(\d+)-bookworm-slim$/.exec(name ?? "")?.[1];
  if (name === undefined || major === undefined) throw new Error("the base is not known here");
  const buildah = openBuildah(folder);
  try {
    onStep(`a stand-in for ${name}`);
    const standIn = makeStandIn(join(folder, "base"), major);
    buildah.show("bud", "--isolation", "chroot", "-t", name, standIn.context);
    onStep("the Dockerfile");
    const build = ["bud", "--isolation", "chroot", "--pull-never", "--format", "docker"];
    buildah.show(...build, ...machineSettings(folder), "-t", TAG, ROOT);
    const container = buildah.read("from", "--pull-never", TAG);
    const root = buildah.read("mount", container);
    const inspected = JSON.parse(buildah.read("inspect", "--type", "image", TAG));
    return {
      root,
      definition: asDefinition(inspected.Docker.config),
      bytes: sizeOf(root),
      base: standIn.description,
      remove: buildah.removeAll,
    };
  } catch (error) {
    buildah.removeAll();
    throw error;
  }
}

function openBuildah(folder: string) {
  const storage = ["--root", join(folder, "storage"), "--runroot", join(folder, "run")];
  const call = (words: readonly string[], stdout: "pipe" | "inherit") =>
    execFileSync("buildah", [...storage, ...words], {
      encoding: "utf8",
      stdio: ["ignore", stdout, "inherit"],
      maxBuffer: 2 ** 26,
    });
  return {
    show: (...words: string[]) => void call(words, "inherit"),
    read: (...words: string[]) => call(words, "pipe").trim(),
    removeAll() {
      call(["rm", "--all"], "pipe");
      call(["rmi", "--all", "--force"], "pipe");
    },
  };
}

/** What differs between the machine of an operator and this one: certificates, and Node's headers at hand. */
function machineSettings(folder: string): string[] {
  const settings = join(folder, "npmrc");
  const hasCertificates = existsSync(CERTIFICATE_FILE);
  const lines = ["nodedir=/usr/local", ...(hasCertificates ? [`cafile=${CERTIFICATE_FILE}`] : [])];
  writeFileSync(settings, `${lines.join("\n")}\n`);
  const volumes = [
    ...CERTIFICATES.filter((path) => existsSync(path)).map((path) => `${path}:${path}:ro`),
    `${settings}:/usr/local/etc/npmrc:ro`,
  ];
  return volumes.flatMap((volume) => ["-v", volume]);
}

interface DockerConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly StopSignal: NodeJS.Signals;
  readonly Volumes: Readonly<Record<string, unknown>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

function asDefinition(config: DockerConfig): ImageDefinition {
  return {
    environment: Object.fromEntries(
      config.Env.map((setting) => setting.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
    folder: config.WorkingDir,
    user: config.User,
    command: config.Cmd,
    healthCheck: config.Healthcheck.Test.slice(1),
    stopSignal: config.StopSignal,
    volumes: Object.keys(config.Volumes),
  };
}

function sizeOf(root: string): number {
  const [kilobytes] = execFileSync("du", ["-skx", root], { encoding: "utf8" }).split("\t");
  return Number(kilobytes) * 1024;
}

/** Makes a folder for the volume, as a container engine copies it from the image. */
export function makeVolume(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  execFileSync("chown", ["1000:1000", path]);
}

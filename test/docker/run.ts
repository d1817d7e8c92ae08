// Builds the Dockerfile as it stands and runs the image, and runs what compose.yaml says, without a
// container engine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildImage, makeVolume } from "./build-image.js";
import { runCompose } from "./compose.js";
import { createJail, jailMissing } from "./jail.js";
import { installPrograms } from "./machine.js";
import { smokeImage } from "./smoke.js";

const PROGRAMS = { buildah: "buildah", mmdebstrap: "mmdebstrap" };
const NOT_SHOWN =
  "Not shown by this: the bytes of the official base, network namespaces, limits of a container " +
  "engine, and node as process 1.";

const startedAt = performance.now();
const say = (text: string) => {
  console.log(`[${((performance.now() - startedAt) / 1_000).toFixed(0)} s] ${text}`);
};

/** Answers why nothing could be run; undefined when all of it was, and passed. */
async function checkImage(): Promise<string | undefined> {
  const noJail = jailMissing();
  if (noJail) return noJail;
  const missing = installPrograms(PROGRAMS);
  if (missing.length > 0) return `${missing.join(" and ")} cannot be installed`;

  const folder = mkdtempSync(join(tmpdir(), "gatehouse-image-"));
  try {
    const image = buildImage(folder, (step) => say(`building ${step}`));
    try {
      say(`built on ${image.base}: ${(image.bytes / 1e6).toFixed(0)} MB`);
      const data = join(folder, "data");
      makeVolume(data);
      const { root, definition } = image;
      const jail = createJail({ ...definition, root, mountPoint: root, data });
      const atWork = { definition, jail, hasBrowser: true };
      await smokeImage(atWork, (step) => say(`passed: ${step}`));
    } finally {
      image.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return undefined;
}

async function checkCompose(): Promise<string | undefined> {
  const missing = installPrograms({ nginx: "nginx-light", postgres: "postgresql" });
  if (missing.length > 0) return `${missing.join(" and ")} cannot be installed`;
  await runCompose((step) => say(`passed: ${step}`));
  return undefined;
}

const checks = {
  "the image, built by buildah in chroot isolation on a stand-in of its base": checkImage,
  "compose.yaml, by programs of this machine": checkCompose,
};
for (const [name, check] of Object.entries(checks)) {
  const reason = await check();
  say(reason === undefined ? `PASSED: ${name}` : `NOT RUN: ${name}: ${reason}`);
  if (reason !== undefined) process.exitCode = 2;
}
console.log(NOT_SHOWN);

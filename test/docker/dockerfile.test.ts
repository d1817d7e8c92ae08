import { describe, expect, it } from "vitest";
import { copiedNames, readInstructions, lastStage as readLastStage } from "./image-definition.js";

const instructions = readInstructions();
const lastStage = readLastStage();

describe("the Dockerfile", () => {
  it("builds every stage on a pinned major version of Node.js", () => {
    const images = instructions.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    for (const image of images) expect(image).toMatch(/^(node:\d+-bookworm-slim|deps)$/);
  });

  it("runs as a user that is not root", () => {
    expect(lastStage).toContain("USER 1000:1000");
  });

  it("checks its health without a shell or curl", () => {
    const check = lastStage.find((line) => line.startsWith("HEALTHCHECK"));
    expect(check).toMatch(/CMD \["node", "-e", .*\/health/);
  });

  it("makes node the process that gets the signals", () => {
    expect(lastStage).toContain('CMD ["node", "dist/main.js"]');
    expect(lastStage).toContain("STOPSIGNAL SIGTERM");
  });

  it("keeps its data in one volume and listens to all addresses", () => {
    expect(lastStage.filter((line) => line.startsWith("VOLUME"))).toEqual(['VOLUME ["/data"]']);
    expect(lastStage.find((line) => line.startsWith("ENV"))).toContain("HOST=0.0.0.0");
  });

  it("copies what the server reads at run time", () => {
    const read = ["dist", "migrations", "openapi", "docs", "node_modules", "package.json"];
    expect(copiedNames()).toEqual(expect.arrayContaining(read));
  });

  it("says what is in it, under which licences", () => {
    expect(copiedNames()).toEqual(
      expect.arrayContaining(["LICENSE", "sbom.spdx.json", "licences.txt"]),
    );
  });

  it("installs compilers in stages that are left behind", () => {
    expect(lastStage.join(" ")).not.toMatch(/python3|make |g\+\+|npm /);
  });

  it("brings Chromium with fonts, more of them where they are asked for, and no lists", () => {
    const [install, ...more] = lastStage.filter((line) => line.includes("apt-get"));
    expect(more).toEqual([]);
    expect(install).toContain(
      "--no-install-recommends chromium fonts-dejavu-core fonts-noto-color-emoji $MORE_FONTS ",
    );
    expect(install).toMatch(/rm -rf \/var\/lib\/apt\/lists\/\*$/);
    expect(lastStage).toContain("ARG MORE_FONTS=");
  });

  it("holds no secret and fetches nothing by address", () => {
    expect(instructions.filter((line) => /^ADD /.test(line))).toEqual([]);
    const set = instructions.filter((line) => /^(ENV|ARG) /.test(line)).join(" ");
    expect(set).not.toMatch(/(SECRET|PASSWORD|TOKEN|API_KEY)/);
  });
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Folder of the files under `/assets/`; the build copies it beside the compiled code. */
export const ASSETS_ROOT = fileURLToPath(new URL("./static/", import.meta.url));

/** Addresses that change with the content, so that a new release is never shown with an old stylesheet. */
export const assetUrls = {
  stylesheet: hashedUrl("app.css"),
  script: hashedUrl("app.js"),
  icon: hashedUrl("favicon.svg"),
} as const;

function hashedUrl(name: string): string {
  const hash = createHash("sha256").update(readFileSync(`${ASSETS_ROOT}${name}`));
  return `/assets/${name}?v=${hash.digest("hex").slice(0, 10)}`;
}

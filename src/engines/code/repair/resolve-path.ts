const EXTENSIONS = ["", ".js", ".mjs", ".cjs", ".json", "/index.js", "/index.mjs", "/index.cjs"];

/** A path without `.` and `..`, which never leaves the root. */
export function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/**
 * Finds the file that a relative specifier means, as Node.js and bundlers do. Where nothing is at that
 * path, the only file whose path ends so is meant: a test is often given without the folder it was in.
 */
export function resolvePath(
  specifier: string,
  importer: string | undefined,
  paths: readonly string[],
): string | undefined {
  const folder = importer?.includes("/") ? importer.slice(0, importer.lastIndexOf("/")) : "";
  const near = plainPath(`${folder}/${specifier}`);
  const known = new Set(paths);
  const exact = EXTENSIONS.map((extension) => near + extension).find((path) => known.has(path));
  if (exact !== undefined) return exact;
  const tail = plainPath(specifier.replace(/^(\.{0,2}\/)+/, ""));
  for (const extension of EXTENSIONS) {
    const wanted = tail + extension;
    const ending = paths.filter((path) => path === wanted || path.endsWith(`/${wanted}`));
    if (ending.length === 1) return ending[0];
  }
  const name = tail.slice(tail.lastIndexOf("/") + 1);
  const named = paths.filter((path) =>
    EXTENSIONS.some((extension) => path.slice(path.lastIndexOf("/") + 1) === name + extension),
  );
  return named.length === 1 ? named[0] : undefined;
}

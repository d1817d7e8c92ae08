import type { RepositoryFile } from "./change-plan.js";
import { baseOf, endingOf, folderOf, roleOf, stemOf } from "./file-role.js";

/** Where the tests of a file would be, as the repository's own are named, else as its language has it. */
export function testPathOf(
  target: string,
  files: readonly RepositoryFile[],
): { readonly path: string; readonly reason: string } | undefined {
  const ending = endingOf(target);
  const stem = stemOf(target);
  const model = files.find(
    ({ path }) =>
      roleOf(path) === "test" && endingOf(path) === ending && stemOf(path) !== "conftest",
  );
  if (model) {
    const source = files.find(
      ({ path }) =>
        roleOf(path) === "source" &&
        stemOf(path) === stemOf(model.path) &&
        endingOf(path) === ending,
    );
    const isBeside = source === undefined ? false : folderOf(source.path) === folderOf(model.path);
    const folder = isBeside ? folderOf(target) : folderOf(model.path);
    const name = baseOf(model.path).replace(stemOf(model.path), () => stem);
    return { path: `${folder}${name}`, reason: `named as \`${model.path}\` is` };
  }
  const name = BY_LANGUAGE[ending]?.(folderOf(target), stem, ending);
  return name === undefined
    ? undefined
    : { path: name, reason: `named as tests of \`${ending}\` files are by custom` };
}

type Naming = (folder: string, stem: string, ending: string) => string;
const beside: Naming = (folder, stem, ending) => `${folder}${stem}.test${ending}`;
const BY_LANGUAGE: Readonly<Record<string, Naming>> = {
  ".js": beside,
  ".jsx": beside,
  ".mjs": beside,
  ".cjs": beside,
  ".ts": beside,
  ".tsx": beside,
  ".mts": beside,
  ".py": (_, stem) => `tests/test_${stem}.py`,
  ".go": (folder, stem) => `${folder}${stem}_test.go`,
  ".rs": (_, stem) => `tests/${stem}.rs`,
  ".rb": (_, stem) => `spec/${stem}_spec.rb`,
  ".php": (_, stem) => `tests/${stem}Test.php`,
  ".java": (folder, stem) => `${folder.replace("src/main/", "src/test/")}${stem}Test.java`,
  ".kt": (folder, stem) => `${folder.replace("src/main/", "src/test/")}${stem}Test.kt`,
  ".dart": (_, stem) => `test/${stem}_test.dart`,
};

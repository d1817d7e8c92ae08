// Checks the types of some folders as `tsc -p` does; what is around them is read, not checked again.
//   node check-types.mjs <root> <folder>...
import { join } from "node:path";
import ts from "typescript";

const [root, ...folders] = process.argv.slice(2);
const project = join(root, "tsconfig.json");
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => "\n",
};
const config = ts.getParsedCommandLineOfConfigFile(
  project,
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(ts.formatDiagnostic(fault, host));
    },
  },
);
const program = ts.createProgram(config.fileNames, config.options);
const faults = [
  ...config.errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
];
for (const folder of folders) {
  const begin = `${join(root, folder)}/`;
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(begin));
  // A folder that is not found would have no faults.
  if (files.length === 0) throw new Error(`${project} includes nothing of ${folder}`);
  for (const file of files) {
    faults.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  }
}
process.stdout.write(ts.formatDiagnostics(faults, host));
process.exitCode = faults.length === 0 ? 0 : 1;

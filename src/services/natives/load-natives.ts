import { GraphsUnavailable, loadGraphLibrary } from "../../engines/vectors/graph/graph-library.js";

/** What native modules are for: drawing pictures, and graphs of large collections of vectors. */
export type NativePart = "pictures" | "graphs";

/** A module that cannot be loaded or does not work, and why. */
export interface NativeFault {
  readonly part: NativePart;
  readonly says: string;
}

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Loads the native modules and uses them; answers those that fail, with the reason. For threads. */
export async function loadNatives(): Promise<NativeFault[]> {
  const faults: NativeFault[] = [];
  try {
    const { renderPng } = await import("../../engines/pictures/scene/render.js");
    renderPng(DOT, { width: 1, height: 1 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    faults.push({ part: "pictures", says: `pictures cannot be drawn: ${reason}` });
  }
  const library = await loadGraphLibrary();
  if (library instanceof GraphsUnavailable) {
    faults.push({ part: "graphs", says: library.message });
  }
  return faults;
}

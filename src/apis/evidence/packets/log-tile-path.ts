import type { TileQuery } from "../../../services/evidence-log/served-log.js";

const PATH = /^(0|[1-9]\d?)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;
const LEVEL_MAX = 63;
const WIDTH_MAX = 255;
const GROUPS_MAX = 5;

/** The tile that a C2SP tlog-tiles path names, `<L>/<N>[.p/<W>]`; undefined for any other spelling. */
export function readTilePath(path: string): TileQuery | undefined {
  const [, level = "", groups = "", width] = PATH.exec(path) ?? [];
  const digits = groups.replaceAll("x", "").split("/");
  if (level === "" || Number(level) > LEVEL_MAX || digits.length > GROUPS_MAX) return undefined;
  if (digits.length > 1 && digits[0] === "000") return undefined;
  if (width !== undefined && Number(width) > WIDTH_MAX) return undefined;
  return {
    level: Number(level),
    index: Number(digits.join("")),
    ...(width === undefined ? {} : { width: Number(width) }),
  };
}

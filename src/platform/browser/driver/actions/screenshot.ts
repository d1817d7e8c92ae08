import type { Locator, PageScreenshotOptions } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";
import { BUSY } from "../snapshot/read-tree.js";
import { within } from "../time-limit.js";
import type { TabAction } from "./outcome.js";
import { locate } from "./targets.js";

type ImageType = "png" | "jpeg";
type Area = Required<PageScreenshotOptions>["clip"];
type Taking = (options: {
  readonly type: ImageType;
  readonly quality?: number;
  readonly timeout: number;
}) => Promise<Buffer>;

const SIDE_MAX = 16_384;
const PIXELS_MAX = 20_000_000;
/** The largest viewport; of noise, a PNG of more would take the driver a hundred megabytes. */
const PNG_PIXELS_MAX = 3_840 * 2_160;
/** In base64, 4 MiB: what clients take in one answer. */
const BYTES_MAX = 3 * 1_024 * 1_024;
/** From good to just readable. */
const JPEG_QUALITIES = [85, 50];
const TAKING_MS = 8_000;
const GRACE_MS = 500;

/** A picture of what is seen, of an element or of the whole page; what is cut or changed is told. */
export const takeScreenshot: TabAction<"take_screenshot"> = async (tab, action) => {
  const { type = "png", target, fullPage = false } = action;
  if (fullPage && target !== undefined) {
    throw new BrowserFault("invalid", "fullPage and target cannot be given together");
  }
  const lines: string[] = [];
  const wanted = target === undefined ? undefined : await locate(tab, target);
  const area = await within(TAKING_MS, areaOf(tab, wanted, fullPage), BUSY);
  const kept = area && cutToSize(area);
  if (area && kept && (kept.height < area.height || kept.width < area.width)) {
    const size = `${kept.width} x ${kept.height} of ${area.width} x ${area.height}`;
    lines.push(`The picture is cut to ${size} pixels.`);
  }
  const shape = kept ? { clip: kept, fullPage: true } : {};
  // Playwright's own limit does not hold while the page draws.
  const take: Taking = (options) =>
    within(TAKING_MS + GRACE_MS, tab.page.screenshot({ ...options, ...shape }), BUSY);
  const isLarge = kept !== undefined && kept.width * kept.height > PNG_PIXELS_MAX;
  const image = await takeWithin(take, type === "png" && !isLarge);
  if (image.type !== type) lines.push("It is a JPEG, because it would be too large as a PNG.");
  return { image: { bytes: image.bytes, mimeType: `image/${image.type}` }, lines };
};

/** In pixels from the corner of the page; undefined for what is seen of it. */
async function areaOf(
  tab: DriverTab,
  element: Locator | undefined,
  fullPage: boolean,
): Promise<Area | undefined> {
  if (!element && !fullPage) return undefined;
  if (element && !(await element.isVisible())) throw cannotBeSeen();
  await element?.scrollIntoViewIfNeeded({ timeout: TAKING_MS });
  // Asked of the browser: the page's scripts could lie.
  const { cssContentSize, cssVisualViewport } = await tab.protocol.send("Page.getLayoutMetrics");
  if (!element) {
    return { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height };
  }
  const box = await element.boundingBox({ timeout: TAKING_MS });
  if (!box || box.width < 1 || box.height < 1) {
    throw cannotBeSeen();
  }
  return {
    x: Math.floor(box.x + cssVisualViewport.pageX),
    y: Math.floor(box.y + cssVisualViewport.pageY),
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  };
}

function cannotBeSeen(): BrowserFault {
  return new BrowserFault("invalid", "target cannot be seen");
}

function cutToSize(area: Area): Area {
  const width = Math.min(area.width, SIDE_MAX);
  const height = Math.min(area.height, SIDE_MAX, Math.floor(PIXELS_MAX / width));
  return { ...area, width, height };
}

/** The first form of a picture that is not too large. */
async function takeWithin(
  take: Taking,
  asPng: boolean,
): Promise<{ readonly bytes: Uint8Array; readonly type: ImageType }> {
  if (asPng) {
    const bytes = await take({ type: "png", timeout: TAKING_MS });
    if (bytes.length <= BYTES_MAX) return { bytes, type: "png" };
  }
  for (const quality of JPEG_QUALITIES) {
    const bytes = await take({ type: "jpeg", quality, timeout: TAKING_MS });
    if (bytes.length <= BYTES_MAX) return { bytes, type: "jpeg" };
  }
  throw new BrowserFault("failed", "the picture is larger than 3 MiB: name a smaller target");
}

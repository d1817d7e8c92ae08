import type { CDPSession, Page } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import type { DriverTab } from "../driver-session.js";
import { evaluateInOwnWorld, frameIdsOf } from "./own-world.js";
import { type PageWeight, weighDocument } from "./weigh-document.js";

const FRAMES_MAX = 200;

/**
 * What a snapshot of a page would hold, all its frames together. It is weighed where the page cannot lie
 * about it. Rejects with fault `failed` where there is too much to be weighed.
 */
export async function weighPage({ page, protocol }: DriverTab): Promise<PageWeight> {
  if (page.frames().length > FRAMES_MAX) {
    throw new BrowserFault("failed", `the page has more than ${FRAMES_MAX} frames`);
  }
  const weights = await weighFrames(protocol);
  for (const session of await sessionsOfFrames(page)) {
    weights.push(...(await weighFrames(session)));
    // It ends with its frame, too.
    await session.detach().catch(() => undefined);
  }
  return {
    elements: weights.reduce((sum, { elements }) => sum + elements, 0),
    characters: weights.reduce((sum, { characters }) => sum + characters, 0),
  };
}

/** Frames of other sites live in other processes, and have targets of their own. */
async function sessionsOfFrames(page: Page): Promise<CDPSession[]> {
  const frames = page.frames().filter((frame) => frame.parentFrame() !== null);
  const sessions = frames.map((frame) =>
    // Playwright refuses those that share the process of their parent; they are among its frames.
    page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined),
  );
  return (await Promise.all(sessions)).filter((session) => session !== undefined);
}

async function weighFrames(protocol: CDPSession): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const frameId of await frameIdsOf(protocol)) {
    const weight = await evaluateInOwnWorld(protocol, frameId, `(${weighDocument})(document)`);
    if (weight) weights.push(weight as PageWeight);
  }
  return weights;
}

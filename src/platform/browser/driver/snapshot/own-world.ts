import type { CDPSession } from "playwright-core";

/** The page's own scripts cannot change what code in it meets; it sees the same document. */
const WORLD = "gatehouse";
const EVALUATION_MS = 2_000;

/** Ids of the frames that live in the process of a session's page; the page itself is the first. */
export async function frameIdsOf(protocol: CDPSession): Promise<string[]> {
  const { frameTree } = await protocol.send("Page.getFrameTree");
  const trees = [frameTree];
  for (const { childFrames = [] } of trees) trees.push(...childFrames);
  return trees.map(({ frame }) => frame.id);
}

/**
 * What a plain expression comes to in a frame, as JSON would have it; undefined where it throws, takes more
 * than 2 s, or the frame is gone. A page that is busy makes it wait longer.
 */
export async function evaluateInOwnWorld(
  protocol: CDPSession,
  frameId: string,
  expression: string,
): Promise<unknown> {
  const world = await protocol
    .send("Page.createIsolatedWorld", { frameId, worldName: WORLD })
    // The frame went away meanwhile.
    .catch(() => undefined);
  if (!world) return undefined;
  const { result, exceptionDetails } = await protocol.send("Runtime.evaluate", {
    contextId: world.executionContextId,
    expression,
    returnByValue: true,
    timeout: EVALUATION_MS,
  });
  return exceptionDetails ? undefined : result.value;
}

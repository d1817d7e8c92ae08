import { expect, it } from "vitest";
import { fillWith, hostileMarkup } from "../../../../test/helpers/texts/hostile-markup.js";
import { checkAddresses } from "../addresses/check-addresses.js";
import { findHiddenText } from "../hidden-text/find-hidden-text.js";
import { checkLinks } from "../links/check-links.js";
import { segmentText } from "../segments/segment-text.js";

const LENGTH = 50_000;

it.each(hostileMarkup)("reads %s soon, with regions within the text", (_what, piece) => {
  const text = fillWith(piece, LENGTH);
  const before = process.cpuUsage();
  const { visible, hidden } = findHiddenText(text);
  const segments = [
    segmentText(visible),
    ...hidden.map(({ content }) => segmentText(content)),
  ].flat();
  checkLinks(text, undefined);
  checkAddresses(text, undefined);
  // Some 15 ms are usual; what is not linear takes a minute.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  for (const { start, end } of segments) {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
});

// Runs inside the page, before anything else there.
const violations = [];
let shift = 0;

document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} refused ${blockedURI}`),
);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });

globalThis.pageChecks = {
  violations: () => violations,
  shift: () => shift,
  overflow,
  barriers,
  focused,
};

/** Elements that stick out of the padding box of a parent that does not scroll. */
function overflow() {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  for (const element of document.querySelectorAll("body *:not(svg *, pre *, .scroll *)")) {
    const parent = element.parentElement;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || getComputedStyle(element).position === "absolute") continue;
    const { display, borderRightWidth } = getComputedStyle(parent);
    if (display === "inline") continue;
    const edge = parent.getBoundingClientRect().right - Number.parseFloat(borderRightWidth);
    if (box.right > edge + 0.5) found.push(`${opening(element)} by ${box.right - edge} px`);
  }
  return found;
}

/** What axe finds, trifles aside. */
async function barriers() {
  const { violations: found } = await axe.run();
  return found
    .filter(({ impact }) => impact !== "minor")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(" | ")}`);
}

/** Marks the element that has the focus, and describes it when the focus cannot be seen. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return { done: true };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  element.setAttribute("data-reached", "");
  return { done: false, unseen: isSeen ? undefined : opening(element) };
}

function opening(element) {
  return element.outerHTML.slice(0, 90);
}

// Pictures of SVG that hold nothing but numbers and texts, drawn for the width that there is.
globalThis.drawing = (() => {
  const NAMESPACE = "http://www.w3.org/2000/svg";
  const LINE_PX = 14;
  /** A line takes room in pieces. */
  const PIECE_PX = 12;
  const PIECES_MAX = 80;
  /** Where a label may stand about its point. */
  const GAPS_PX = [7, 18, 34, 54];
  const ANGLES_DEG = [0, 180, -45, 45, -135, 135, -90, 90];
  /** A scroll bar that comes with a higher picture must not make it be drawn again. */
  const WIDTH_CHANGE_PX = 24;
  const ruler = document.createElement("canvas").getContext("2d");
  // Texts that are not bold are a little narrower.
  ruler.font = "bold 12px system-ui, sans-serif";
  let pictures = 0;

  /** An element of SVG; texts stay texts, and numbers are written to a tenth of a pixel. */
  function svg(name, attributes = {}, ...children) {
    const made = document.createElementNS(NAMESPACE, name);
    for (const [key, value] of Object.entries(attributes)) {
      made.setAttribute(key, typeof value === "number" ? Math.round(value * 10) / 10 : value);
    }
    made.append(...children.filter((child) => child !== undefined));
    return made;
  }

  /** A path through points, open unless said. */
  function line(points, attributes, isClosed = false) {
    const steps = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
    return svg("path", { d: `M${steps.join("L")}${isClosed ? "Z" : ""}`, ...attributes });
  }

  /**
   * A picture with its title and description for those who do not see it. `draw` takes the width in pixels and
   * answers the height and what stands in it.
   */
  function picture({ title, description, draw, isFramed = false }) {
    pictures += 1;
    const [titleId, descId] = [`picture-${pictures}-title`, `picture-${pictures}-desc`];
    const holder = host.element("div", { class: isFramed ? "picture framed" : "picture" });
    let drawnFor = 0;
    function fit() {
      const width = Math.floor(holder.clientWidth);
      if (width === 0 || Math.abs(width - drawnFor) < WIDTH_CHANGE_PX) return;
      drawnFor = width;
      const { height, marks } = draw(width);
      holder.replaceChildren(
        svg(
          "svg",
          {
            viewBox: `0 0 ${width} ${Math.ceil(height)}`,
            role: "img",
            "aria-labelledby": titleId,
            "aria-describedby": descId,
          },
          svg("title", { id: titleId }, title),
          svg("desc", { id: descId }, description),
          ...marks,
        ),
      );
    }
    new ResizeObserver(fit).observe(holder);
    return holder;
  }

  const widthOf = (text) => ruler.measureText(text).width;

  /** A name as it stands in a picture: what is too long for one is cut, and whole in the table. */
  function shortName(text, charactersMax = 12) {
    const characters = [...String(text)];
    return characters.length > charactersMax
      ? `${characters.slice(0, charactersMax - 1).join("")}…`
      : String(text);
  }

  /** Lines of text of which the first stands with its base at y. */
  function textAt(x, y, lines, attributes = {}) {
    const spans = lines.map((text, at) => svg("tspan", { x, dy: at === 0 ? 0 : LINE_PX }, text));
    return svg("text", { x, y, ...attributes }, ...spans);
  }

  const overlap = (one, other) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;

  /** Places texts beside points so that none covers another one, or what was blocked before. */
  function labels(width, height) {
    const [taken, lines] = [[], []];
    const isFree = (box, blocked) =>
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= width &&
      box.y + box.height <= height &&
      blocked.every((boxes) => !boxes.some((other) => overlap(box, other)));
    const boxAbout = (x, y, halfWidth, halfHeight) => ({
      x: x - halfWidth,
      y: y - halfHeight,
      width: 2 * halfWidth,
      height: 2 * halfHeight,
    });
    const block = (x, y, halfWidth, halfHeight = halfWidth) =>
      taken.push(boxAbout(x, y, halfWidth, halfHeight));

    /** Keeps labels off a line through points, but for those that are needed. */
    function blockLine(points) {
      const half = PIECE_PX / 2 - 1;
      for (const [at, [x2, y2]] of points.slice(1).entries()) {
        const [x1, y1] = points[at];
        const pieces = Math.min(PIECES_MAX, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / PIECE_PX) + 1);
        for (let piece = 0; piece <= pieces; piece += 1) {
          const share = piece / pieces;
          lines.push(boxAbout(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, half, half));
        }
      }
    }

    function freePlace([x, y], size, blocked) {
      for (const gap of GAPS_PX) {
        for (const angle of ANGLES_DEG) {
          const turn = (angle * Math.PI) / 180;
          const [right, down] = [Math.cos(turn), Math.sin(turn)];
          const end = [x + right * gap, y + down * gap];
          const box = {
            x: end[0] + ((right - 1) / 2) * size.width,
            y: end[1] + ((down - 1) / 2) * size.height,
            ...size,
          };
          if (isFree(box, blocked)) return { box, end, isFar: gap > GAPS_PX[0] };
        }
      }
      return undefined;
    }

    /** The texts beside a point with a thin line to it from afar; undefined where there is no room. */
    function place(x, y, texts, { isStrong = false, isNeeded = isStrong } = {}) {
      const size = { width: Math.max(...texts.map(widthOf)) + 8, height: texts.length * LINE_PX };
      const found =
        freePlace([x, y], size, [taken, lines]) ??
        (isNeeded ? freePlace([x, y], size, [taken]) : undefined);
      if (found === undefined) return undefined;
      const { box, end, isFar } = found;
      taken.push(box);
      return svg(
        "g",
        {},
        isFar ? line([[x, y], end], { class: "leader" }) : undefined,
        textAt(box.x + 4, box.y + LINE_PX - 3, texts, isStrong ? { class: "strong" } : {}),
      );
    }

    /** Texts that stand where they are put, or nowhere. */
    function put(x, y, texts, attributes = {}) {
      const size = { width: Math.max(...texts.map(widthOf)), height: texts.length * LINE_PX };
      const box = { x, y: y - LINE_PX + 3, ...size };
      if (!isFree(box, [taken, lines])) return undefined;
      taken.push(box);
      return textAt(x, y, texts, attributes);
    }
    return { block, blockLine, place, put };
  }

  /** What the marks of a picture mean: each is drawn in a box of 28 by 14 pixels. */
  function legend(entries) {
    const items = entries.map(([mark, words]) =>
      host.element(
        "li",
        {},
        svg("svg", { viewBox: "0 0 28 14", width: 28, height: 14, "aria-hidden": "true" }, mark),
        ` ${words}`,
      ),
    );
    return host.element("ul", { class: "legend" }, ...items);
  }

  return { svg, line, picture, shortName, textAt, labels, legend };
})();

// What the answers of all vertical agents have in common: the summary, what is missing or fails, what it rests on.
globalThis.agentAnswer = (() => {
  const { element } = host;
  const NONE = "–";
  const ROWS_MAX = 60;
  let tables = 0;

  /** The objects of what should be a list of them. */
  const list = (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];

  /** A number with at most so many decimals, and its unit; a dash for what is none. */
  function figure(value, unit = "", decimals = 0) {
    if (!Number.isFinite(value)) return NONE;
    const text = String(Number(value.toFixed(decimals)));
    return unit === "" || unit === "°" ? text + unit : `${text} ${unit}`;
  }

  /** A time of hours, to the minute. */
  function hours(value) {
    if (!Number.isFinite(value)) return NONE;
    const minutes = Math.round(value * 60);
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
  }

  /** Seconds as minutes and seconds. */
  function clock(seconds) {
    if (!Number.isFinite(seconds)) return NONE;
    const whole = Math.round(seconds);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }

  /** A name of the API as words. */
  function words(name) {
    const text = String(name).replaceAll("_", " ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  const facts = (pairs) =>
    element(
      "dl",
      {},
      ...pairs.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]),
    );

  /** A direction in three digits. */
  const degrees = (value) =>
    Number.isFinite(value)
      ? `${String(((Math.round(value) % 360) + 360) % 360).padStart(3, "0")}°`
      : NONE;

  /**
   * A table that scrolls by itself where the page is narrow. Its first column names the rows; others are left
   * out where all of them are empty.
   */
  function table(title, allColumns, allRows) {
    const hasValues = (_, column) =>
      column === 0 || allRows.some((row) => row[column] !== undefined && row[column] !== NONE);
    const columns = allColumns.filter(hasValues);
    const rows = allRows.map((row) => row.filter(hasValues));
    tables += 1;
    const id = `table-${tables}`;
    const shown = rows.slice(0, ROWS_MAX);
    const left = rows.length - shown.length;
    const rowOf = ([name, ...cells]) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, name),
        ...cells.map((cell) => element("td", {}, cell)),
      );
    const head = columns.map((name) => element("th", { scope: "col" }, name));
    const made = element(
      "table",
      { "aria-labelledby": id },
      element("thead", {}, element("tr", {}, ...head)),
      element("tbody", {}, ...shown.map(rowOf)),
    );
    const scroll = { class: "scroll", tabindex: "0", role: "region", "aria-labelledby": id };
    const heading = left > 0 ? `${title} (${left} more are not shown)` : title;
    return element("section", {}, element("h2", { id }, heading), element("div", scroll, made));
  }

  function folded(title, ...children) {
    return element("details", {}, element("summary", {}, title), ...children);
  }

  const items = (texts) => element("ul", {}, ...texts.map((text) => element("li", {}, text)));

  /** What breaks first, in the order of the answer; nothing for none. */
  function issueElements(issues) {
    const rows = list(issues).map(({ issue, severity, margin, unit }) => [
      words(issue),
      String(severity),
      figure(margin, String(unit ?? ""), 1),
    ]);
    return rows.length > 0
      ? [table("What breaks first", ["Issue", "Severity", "Margin"], rows)]
      : [];
  }

  function checkWords({ name, value, limit, unit }, checkNames) {
    const title = checkNames[name] ?? words(name);
    if (!Number.isFinite(value)) return title;
    const bound = Number.isFinite(limit) ? `, the limit is ${figure(limit, unit, 2)}` : "";
    return `${title}: ${figure(value, unit, 2)}${bound}`;
  }

  function questions(missing) {
    const asked = missing.map(({ field, ask }) =>
      element("li", {}, `${ask ?? ""} `, element("code", {}, String(field ?? ""))),
    );
    return [element("h2", {}, "This has to be known"), element("ul", {}, ...asked)];
  }

  function simulated(simulation) {
    if (!simulation) return [];
    const { n, measure, unit, mean, p50, p90, p95, breach, ranking } = simulation;
    const spread = [
      ["Mean", mean],
      ["Half of them", p50],
      ["90 of 100", p90],
      ["95 of 100", p95],
    ]
      .filter(([, value]) => Number.isFinite(value))
      .map(([name, value]) => [name, figure(value, String(unit ?? ""), 2)]);
    const broken = list(breach).map(({ constraint, probability, ci95 = [] }) => [
      words(constraint),
      figure(100 * probability, "%", 1),
      ci95.map((share) => figure(100 * share, "%", 1)).join(" to "),
    ]);
    const ranks = list(ranking).map(({ rank, was, p90: value }) => [
      figure(rank),
      figure(was),
      figure(value, String(unit ?? ""), 2),
    ]);
    return [
      element("h2", {}, `In ${figure(n)} simulated runs`),
      ...(spread.length > 0 ? [table(words(measure ?? "spread"), ["Up to", "Value"], spread)] : []),
      ...(broken.length > 0
        ? [table("How often a limit breaks", ["Limit", "Share", "95 % interval"], broken)]
        : []),
      ...(ranks.length > 1
        ? [
            table(
              "Alternatives by what 90 of 100 runs keep",
              ["Rank", "Before", "90 of 100"],
              ranks,
            ),
          ]
        : []),
    ];
  }

  function assumed({ field, value, unit, why }) {
    const amount = `${value ?? NONE}${unit ? ` ${unit}` : ""}`;
    return `${field}: ${amount}${why ? `; ${why}` : ""}`;
  }

  /** An answer that is too long for a tool has its beginning as text, and in that its summary. */
  function cutElements(text) {
    const [, quoted] = /"summary":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    return [
      element("h1", {}, "Too long to be drawn"),
      ...(quoted ? [element("p", {}, JSON.parse(quoted))] : []),
      element(
        "p",
        { class: "note" },
        "The answer is longer than what a tool hands over. This is how it begins; the cursor at its end reads on.",
      ),
      element("pre", { tabindex: "0", class: "scroll" }, text),
    ];
  }

  function brokenElements(failed, says) {
    if (failed.length === 0) return [];
    const title = element("h2", {}, "What does not hold");
    return [element("section", { class: "broken" }, title, items(failed.map(says)))];
  }

  const foldedItems = (title, texts) =>
    texts.length === 0 ? [] : [folded(`${title} (${texts.length})`, items(texts))];

  function elementsOf({ output, result_metadata: metadata }, { titleOf, partsOf, checkNames }) {
    const missing = list(metadata?.missing);
    const checks = list(output.checks);
    const failed = checks.filter(({ ok }) => ok === false);
    const held = checks.filter(({ ok }) => ok !== false);
    const warnings = Array.isArray(metadata?.warnings) ? metadata.warnings.map(String) : [];
    const says = (check) => checkWords(check, checkNames);
    const paragraph = (text, attributes = {}) =>
      text ? [element("p", attributes, String(text))] : [];
    // Some of an answer may be there before all is known; where none is, its summary only asks.
    const isSolved = missing.length === 0 || checks.length > 0;
    return [
      element("h1", {}, isSolved ? titleOf(output) : "Something is missing"),
      ...(isSolved ? paragraph(output.summary) : []),
      ...(missing.length > 0 ? questions(missing) : []),
      ...brokenElements(failed, says),
      ...partsOf(output),
      ...simulated(output.simulation),
      ...(warnings.length > 0 ? [element("h2", {}, "To look at"), items(warnings)] : []),
      ...foldedItems("What was assumed", list(output.assumptions).map(assumed)),
      ...foldedItems("What was checked and holds", held.map(says)),
      ...(String(output.summary).includes(output.notice)
        ? []
        : paragraph(output.notice, { class: "note" })),
    ];
  }

  /**
   * Shows answers: `titleOf` makes the heading of an output, `partsOf` what stands between its summary and what it
   * rests on, and `checkNames` has words for checks.
   */
  function show(view) {
    host.showResults((answer, text) => {
      if (answer.cut) return cutElements(text);
      return answer.output ? elementsOf(answer, view) : undefined;
    });
  }

  return { list, figure, hours, clock, degrees, words, facts, table, folded, issueElements, show };
})();

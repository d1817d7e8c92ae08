// Speaks MCP Apps (2026-01-26) with the host that shows this view: says hello, shows each result of the
// tool, tells how high it is, and asks to have links opened. Nothing is loaded and nobody else is heard.
globalThis.host = (() => {
  const main = document.querySelector("main");
  const answers = new Map();
  let lastId = 0;

  function send(message) {
    window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }

  function ask(method, params) {
    lastId += 1;
    send({ id: lastId, method, params });
    return new Promise((resolve, reject) => answers.set(lastId, { resolve, reject }));
  }

  function take({ id, result, error }) {
    const waiting = answers.get(id);
    answers.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  /** A request of the host: it may ask whether the view is there, and tell it to go. */
  function answer({ id, method }) {
    if (method === "ping" || method === "ui/resource-teardown") send({ id, result: {} });
    else send({ id, error: { code: -32601, message: "Method not found" } });
  }

  function applyTheme(context) {
    if (context?.theme) document.documentElement.style.colorScheme = context.theme;
  }

  /** An element with its children; texts stay texts, whatever they hold. */
  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function textOf({ content = [] }) {
    return content.flatMap(({ type, text }) => (type === "text" ? [text] : [])).join("\n");
  }

  function tellSize() {
    const { width, height } = document.documentElement.getBoundingClientRect();
    const params = { width: Math.ceil(width), height: Math.ceil(height) };
    send({ method: "ui/notifications/size-changed", params });
  }

  /** A button that asks the host to open an address; a host that will not is told of by its text. */
  function link(label, url) {
    const button = element("button", { type: "button" }, label);
    button.addEventListener("click", () => {
      ask("ui/open-link", { url }).catch(() => button.replaceWith(element("code", {}, url)));
    });
    return button;
  }

  /** Shows what each result, with its text, becomes: elements, or undefined for the text as it is. */
  function showResults(toElements) {
    window.addEventListener("message", ({ source, data }) => {
      if (source !== window.parent || data?.jsonrpc !== "2.0") return;
      if (data.method === undefined) take(data);
      else if (data.id !== undefined) answer(data);
      else if (data.method === "ui/notifications/host-context-changed") applyTheme(data.params);
      else if (data.method === "ui/notifications/tool-result") {
        const { structuredContent, isError } = data.params;
        const text = textOf(data.params);
        const shown = isError ? undefined : toElements(structuredContent ?? {}, text);
        main.replaceChildren(...(shown ?? [element("pre", {}, text)]));
      }
    });
    new ResizeObserver(tellSize).observe(document.documentElement);
    const appInfo = { name: document.title, version: "1" };
    ask("ui/initialize", { protocolVersion: "2026-01-26", appInfo, appCapabilities: {} }).then(
      ({ hostContext }) => {
        applyTheme(hostContext);
        send({ method: "ui/notifications/initialized", params: {} });
      },
    );
  }

  return { element, link, showResults };
})();

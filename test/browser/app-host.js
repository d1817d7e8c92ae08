// A host of MCP Apps as the specification has it: it shows one view in a sandbox and notes what that sends.
globalThis.appHost = (() => {
  const sent = [];
  let frame;
  let theme;

  function greet({ data: { method, id }, source }) {
    if (method !== "ui/initialize") return;
    const result = {
      protocolVersion: "2026-01-26",
      hostInfo: { name: "test", version: "1" },
      hostCapabilities: { openLinks: {} },
      hostContext: { theme },
    };
    source.postMessage({ jsonrpc: "2.0", id, result }, "*");
  }

  return {
    sent,
    open(html, shownIn = "dark") {
      theme = shownIn;
      frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.srcdoc = html;
      window.addEventListener("message", (event) => {
        sent.push(event.data);
        greet(event);
      });
      document.body.append(frame);
    },
    tell: (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*"),
  };
})();

/** A way in which a page may try to reach an address. */
export interface Attempt {
  readonly name: string;
  /** Markup that tries it; `host` has a port, and is this attempt's own. */
  readonly markup: (host: string) => string;
  /** Headers of the page that tries it. */
  readonly headers?: (host: string) => Readonly<Record<string, string>>;
  /** What arrives of it where nothing guards. */
  readonly shows: "connection" | "datagram" | "nothing";
  /** Switched off by the flags, or in one of the browsers, so that the proxy is not asked for it. */
  readonly isOff?: boolean;
}

const tag = (name: string, markup: (url: string) => string): Attempt => ({
  name,
  markup: (host) => markup(`http://${host}/${name}`),
  shows: "connection",
});

const script = (name: string, code: (url: string) => string): Attempt =>
  tag(name, (url) => `<script type="module">${code(JSON.stringify(url))}</script>`);

const peer = (
  name: string,
  servers: (host: string) => string,
  shows: Attempt["shows"],
): Attempt => ({
  name,
  shows,
  markup: (host) => `<script type="module">
    const peer = new RTCPeerConnection({ iceServers: ${servers(host)} });
    (globalThis.peers ??= []).push(peer);
    peer.createDataChannel("channel");
    await peer.setLocalDescription(await peer.createOffer());
  </script>`,
});

/** A remote peer at an address, which the page is told of by a candidate. */
const candidate = (
  name: string,
  line: (address: string, port: string) => string,
  shows: Attempt["shows"],
): Attempt => ({
  name,
  shows,
  markup: (host) => {
    const [, address = "", port = ""] = /^(.*):(\d+)$/.exec(host) ?? [];
    return `<script type="module">
      const here = new RTCPeerConnection(), there = new RTCPeerConnection();
      (globalThis.peers ??= []).push(here);
      here.createDataChannel("channel");
      await here.setLocalDescription(await here.createOffer());
      await there.setRemoteDescription(here.localDescription);
      await there.setLocalDescription(await there.createAnswer());
      const { sdp } = there.localDescription;
      await here.setRemoteDescription({ type: "answer", sdp: sdp.replace(/^a=candidate.*\\r\\n/gm, "") });
      await here.addIceCandidate({ candidate: ${JSON.stringify(line(address, port))}, sdpMid: "0" });
    </script>`;
  },
});

const elements: readonly Attempt[] = [
  tag("img", (url) => `<img src="${url}">`),
  tag("srcset", (url) => `<img srcset="${url} 1x">`),
  tag("script", (url) => `<script src="${url}"></script>`),
  tag("module", (url) => `<script type="module" src="${url}"></script>`),
  tag("stylesheet", (url) => `<link rel="stylesheet" href="${url}">`),
  tag("import-rule", (url) => `<style>@import "${url}";</style>`),
  tag("background", (url) => `<style>body { background: url(${url}) }</style>`),
  tag(
    "font",
    (url) =>
      `<style>@font-face { font-family: f; src: url(${url}) } p { font-family: f }</style><p>f</p>`,
  ),
  tag("cursor-image", (url) => `<style>p::before { content: url(${url}) }</style><p>x</p>`),
  tag("iframe", (url) => `<iframe src="${url}"></iframe>`),
  tag("object", (url) => `<object data="${url}"></object>`),
  tag("embed", (url) => `<embed src="${url}">`),
  tag("video", (url) => `<video src="${url}" preload="auto"></video>`),
  tag("poster", (url) => `<video poster="${url}"></video>`),
  tag("audio", (url) => `<audio src="${url}" preload="auto"></audio>`),
  tag("image-button", (url) => `<input type="image" src="${url}">`),
  tag("svg-image", (url) => `<svg><image href="${url}" width="9" height="9"/></svg>`),
  tag("prefetch", (url) => `<link rel="prefetch" href="${url}">`),
  tag("preload", (url) => `<link rel="preload" as="image" href="${url}">`),
  tag("modulepreload", (url) => `<link rel="modulepreload" href="${url}">`),
  tag("nested", (url) => `<iframe srcdoc='<img src="${url}">'></iframe>`),
  tag(
    "sandboxed",
    (url) =>
      `<iframe sandbox="allow-scripts" srcdoc="<script>fetch('${url}', { mode: 'no-cors' })</script>"></iframe>`,
  ),
  tag("data-frame", (url) => `<iframe src='data:text/html,<img src="${url}">'></iframe>`),
  { ...tag("icon", (url) => `<link rel="icon" href="${url}">`), shows: "nothing" },
  { ...tag("manifest", (url) => `<link rel="manifest" href="${url}">`), shows: "nothing" },
  { ...tag("prerender", (url) => `<link rel="prerender" href="${url}">`), shows: "nothing" },
  {
    ...tag(
      "speculation",
      (url) =>
        `<script type="speculationrules">${JSON.stringify({
          prefetch: [{ source: "list", urls: [url], eagerness: "immediate" }],
          prerender: [{ source: "list", urls: [url], eagerness: "immediate" }],
        })}</script>`,
    ),
    shows: "connection",
    isOff: true,
  },
  { ...tag("preconnect", (url) => `<link rel="preconnect" href="${url}">`), shows: "nothing" },
  { ...tag("dns-prefetch", (url) => `<link rel="dns-prefetch" href="${url}">`), shows: "nothing" },
];

const redirected: readonly (readonly [name: string, markup: (url: string) => string])[] = [
  ["image", (url) => `<img src="${url}">`],
  ["frame", (url) => `<iframe src="${url}"></iframe>`],
  ["script", (url) => `<script src="${url}"></script>`],
  ["stylesheet", (url) => `<link rel="stylesheet" href="${url}">`],
  ["fetch", (url) => `<script>fetch("${url}", { mode: "no-cors" })</script>`],
];

/** The page's own site sends them on. */
const redirects = redirected.map(
  ([name, markup]): Attempt => ({
    name: `redirected-${name}`,
    markup: (host) => markup(`/to/${host}`),
    shows: "connection",
  }),
);

const scripts: readonly Attempt[] = [
  script("fetch", (url) => `fetch(${url})`),
  script("fetch-no-cors", (url) => `fetch(${url}, { mode: "no-cors", method: "POST", body: "x" })`),
  script("keepalive", (url) => `fetch(${url}, { mode: "no-cors", keepalive: true })`),
  script(
    "xhr",
    (url) => `const call = new XMLHttpRequest(); call.open("GET", ${url}); call.send()`,
  ),
  script("beacon", (url) => `navigator.sendBeacon(${url}, "x")`),
  script("event-source", (url) => `new EventSource(${url})`),
  script("dynamic-import", (url) => `import(${url})`),
  script("websocket", (url) => `new WebSocket(${url}.replace("http", "ws"))`),
  {
    ...script("secure-websocket", (url) => `new WebSocket(${url}.replace("http", "wss"))`),
    shows: "connection",
  },
  script("https", (url) => `fetch(${url}.replace("http", "https"))`),
  {
    ...script("web-transport", (url) => `new WebTransport(${url}.replace("http", "https"))`),
    shows: "nothing",
  },
  {
    ...script("fetch-later", (url) => `fetchLater(${url}, { activateAfter: 0 })`),
    shows: "connection",
    isOff: true,
  },
  script(
    "worker",
    (url) =>
      `new Worker(URL.createObjectURL(new Blob(['fetch(' + JSON.stringify(${url}) + ', { mode: "no-cors" })'])))`,
  ),
  script(
    "import-scripts",
    (url) =>
      `new Worker(URL.createObjectURL(new Blob(['importScripts(' + JSON.stringify(${url}) + ')'])))`,
  ),
  script(
    "shared-worker",
    (url) =>
      `new SharedWorker(URL.createObjectURL(new Blob(['fetch(' + JSON.stringify(${url}) + ', { mode: "no-cors" })'])))`,
  ),
  {
    ...script(
      "ping",
      (url) =>
        `const link = document.createElement("a"); link.href = "#x"; link.ping = ${url}; document.body.append(link); link.click()`,
    ),
    shows: "connection",
    isOff: true,
  },
  {
    ...script(
      "service-worker",
      (url) => `await navigator.serviceWorker.register("/worker?" + ${url})`,
    ),
    shows: "connection",
    isOff: true,
  },
  script(
    "form",
    (
      url,
    ) => `const frame = document.createElement("iframe"); frame.name = "form"; document.body.append(frame);
    const form = document.createElement("form"); form.method = "post"; form.action = ${url}; form.target = "form"; document.body.append(form); form.submit()`,
  ),
];

const headers: readonly Attempt[] = [
  {
    name: "link-header",
    markup: () => "",
    headers: (host) => ({ link: `<http://${host}/link-header>; rel=preload; as=image` }),
    shows: "connection",
  },
  {
    name: "violation-report",
    markup: () => `<img src="/x">`,
    headers: (host) => ({
      "content-security-policy": `img-src 'none'; report-uri http://${host}/violation-report`,
    }),
    shows: "connection",
  },
];

const peers: readonly Attempt[] = [
  peer("stun", (host) => `[{ urls: "stun:${host}" }]`, "datagram"),
  peer(
    "turn",
    (host) => `[{ urls: "turn:${host}?transport=udp", username: "u", credential: "p" }]`,
    "datagram",
  ),
  peer(
    "turn-tcp",
    (host) => `[{ urls: "turn:${host}?transport=tcp", username: "u", credential: "p" }]`,
    "connection",
  ),
  peer(
    "turns",
    (host) => `[{ urls: "turns:${host}?transport=tcp", username: "u", credential: "p" }]`,
    "connection",
  ),
  candidate(
    "peer",
    (address, port) => `candidate:1 1 udp 2122260223 ${address} ${port} typ host`,
    "datagram",
  ),
  candidate(
    "peer-tcp",
    (address, port) => `candidate:1 1 tcp 1518280447 ${address} ${port} typ host tcptype passive`,
    "connection",
  ),
  candidate(
    "peer-mdns",
    (_address, port) =>
      `candidate:1 1 udp 2122260223 8f1b1c2e-0a4c-4c0e-9d0c-1f8f6f5d2c11.local ${port} typ host`,
    "nothing",
  ),
];

/** Without leaving the page that makes them, so that one page can make all of them. */
export const attempts: readonly Attempt[] = [...elements, ...redirects, ...scripts, ...peers];
/** Each of them needs a page of its own. */
export const headerAttempts: readonly Attempt[] = headers;

/**
 * What Chromium knows the proxies of contexts by. It resolves this name, to this machine, and no
 * other name or address, so that nothing in it connects anywhere past a proxy.
 */
const PROXY_HOST = "guard.invalid";

/** Asked by the browser, whether the network has a portal, when the certificate of a page is wrong. */
const PORTAL_CHECK = "connectivitycheck.gstatic.com";

/** What a context is made with besides its other options: its guarded proxy is all that it reaches. */
export function proxyOfContext(port: number): { readonly server: string; readonly bypass: string } {
  // Addresses of this machine go through the proxy like all others; what goes past it, goes nowhere.
  const bypass = `<-loopback>,${PORTAL_CHECK}`;
  return { server: `socks5://${PROXY_HOST}:${port}`, bypass };
}

const NETWORK = [
  // What belongs to no context, as the browser's own calls do, has a proxy that is not there.
  "--proxy-server=socks5://nowhere.invalid:1",
  "--proxy-bypass-list=<-loopback>",
  `--host-resolver-rules=MAP ${PROXY_HOST} 127.0.0.1,MAP * ~NOTFOUND`,
  "--disable-quic",
  // The same policy twice: the browser knows the first one, the headless shell the second.
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--no-pings",
  "--disable-domain-reliability",
  "--disable-auto-reload",
];

const PAGES = [
  "--site-per-process",
  "--deny-permission-prompts",
  "--disable-notifications",
  "--disable-print-preview",
  "--disable-speech-api",
];

/**
 * Pictures are the same everywhere, and there is no WebGL: its rasterizer takes 30 MB, and runs what
 * pages write.
 */
const DRAWING = [
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--disable-lcd-text",
  "--font-render-hinting=none",
];

/**
 * The last list that Chromium is given counts, so this one holds what playwright would switch off,
 * but for the partitions of third parties' storage, which stay.
 */
const FEATURES_OFF = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "PaintHolding",
  // Calls of the browser's own, and talk with the devices of the local network.
  "AimEnabled",
  "AutofillServerCommunication",
  "CastMediaRouteProvider",
  "DialMediaRouteProvider",
  "DnsOverHttpsUpgrade",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
  "Translate",
  // A page could have names asked for in the local network; its own addresses show nowhere without it.
  "WebRtcHideLocalIpsWithMdns",
  // Work and calls of pages that nobody looks at: before they are opened, and after they are closed.
  "FetchLaterAPI",
  "Prerender2",
  // Processes of 20 to 30 MB in every context that no page of it needs.
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Flags for the browser and for the headless shell, both of which pass over flags that they do not know. */
export function chromiumFlags(): string[] {
  return [...NETWORK, ...PAGES, ...DRAWING, `--disable-features=${FEATURES_OFF.join(",")}`];
}

/** Flags of playwright's own that are left out: they take away what holds hostile pages back. */
export const UNWANTED_DEFAULT_FLAGS = [
  "--disable-ipc-flooding-protection",
  "--disable-popup-blocking",
];

import { assetUrls } from "./assets.js";
import { type Html, html } from "./html.js";

interface Frame {
  readonly title: string;
  readonly body: Html;
  readonly description?: string;
  /** Path of the page, to mark it in the navigation. */
  readonly path?: string;
  /** Path of what the page says as Markdown. */
  readonly markdownPath?: string;
  /** For pages that only one person should come across. */
  readonly unlisted?: boolean;
}

const NAVIGATION = [
  { path: "/docs", label: "Docs" },
  { path: "/docs/jobs", label: "Job API" },
  { path: "/status", label: "Status" },
  { path: "/account", label: "Account" },
] as const;

const MACHINE_LINKS = [
  { path: "/openapi.json", label: "OpenAPI document" },
  { path: "/api/agents/discover", label: "Discovery" },
  { path: "/api/agents/pricing", label: "Prices as JSON" },
  { path: "/health", label: "Health" },
] as const;

/** A whole document: head, masthead, the page itself, footer. */
export function renderDocument(frame: Frame): string {
  const { title, body, description, path, markdownPath, unlisted } = frame;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${path === "/" ? title : `${title} · Gatehouse`}</title>
${description && html`<meta name="description" content="${description}">`}
${unlisted && html`<meta name="robots" content="noindex">`}
${markdownPath && html`<link rel="alternate" type="text/markdown" href="${markdownPath}">`}
<link rel="icon" type="image/svg+xml" href="${assetUrls.icon}">
<link rel="stylesheet" href="${assetUrls.stylesheet}">
<script type="module" src="${assetUrls.script}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${masthead(path)}
<main id="main" tabindex="-1">${body}</main>
${footer()}
<p id="announcement" class="unseen" role="status"></p>
</body>
</html>
`.toString();
}

function masthead(path: string | undefined): Html {
  return html`<header class="masthead"><div class="wrap bar">
<a class="brand" href="/">${mark()}<span>Gatehouse</span></a>
<nav class="plain" aria-label="Main"><ul class="bar">${NAVIGATION.map(
    (entry) =>
      html`<li><a href="${entry.path}"${entry.path === path && html` aria-current="page"`}>${entry.label}</a></li>`,
  )}</ul></nav>
</div></header>`;
}

function mark(): Html {
  return html`<svg width="26" height="28" viewBox="0 0 26 28" aria-hidden="true"><path class="ink" d="M0 28V13a13 13 0 0 1 26 0v15h-7V13a6 6 0 0 0-12 0v15z"/><path class="lamp" d="M9.5 28V13a3.5 3.5 0 0 1 7 0v15z"/></svg>`;
}

function footer(): Html {
  return html`<footer class="footer"><div class="wrap bar">
<p>Served by Gatehouse. No trackers, no third parties.</p>
<nav class="plain" aria-label="For machines"><ul class="bar">${MACHINE_LINKS.map(
    (link) => html`<li><a href="${link.path}">${link.label}</a></li>`,
  )}</ul></nav>
</div></footer>`;
}

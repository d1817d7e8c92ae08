import { AI_CATALOG_PATH } from "./ai-catalog.js";

export const SITEMAP_PATH = "/sitemap.xml";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The public pages, in the form of sitemaps.org. */
export function writeSitemap(publicUrl: string, paths: Iterable<string>): string {
  const urls = [...paths]
    .sort()
    .map((path) => `<url><loc>${escapeText(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Nothing is forbidden: what is not for everybody asks for a key, and tells indexes to leave it out. */
export function writeRobots(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow:",
    "",
    `Sitemap: ${publicUrl}${SITEMAP_PATH}`,
    `Agentmap: ${publicUrl}${AI_CATALOG_PATH}\n`,
  ].join("\n");
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

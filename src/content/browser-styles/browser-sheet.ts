/**
 * The part of the style sheet of browsers that gates ask for: HTML's "Rendering" section, with the colours and sizes
 * that Chromium gives to form controls.
 */
export const BROWSER_SHEET = `
area, base, basefont, datalist, head, link, meta, noembed, noframes, noscript, param, rp, script, style, template,
title, desc, defs, metadata, symbol, clippath, mask, marker, pattern, lineargradient, radialgradient, filter,
input[type=hidden], dialog:not([open]), [popover] { display: none }
[hidden]:not(embed) { display: none }
html, body, address, article, aside, blockquote, center, dd, details, dialog[open], dir, div, dl, dt, fieldset,
figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu, nav, ol,
optgroup, option, p, plaintext, pre, search, section, ul, xmp, frameset, frame { display: block }
summary, li { display: list-item }
table { display: table } caption { display: table-caption } colgroup { display: table-column-group }
col { display: table-column } thead { display: table-header-group } tbody { display: table-row-group }
tfoot { display: table-footer-group } tr { display: table-row } td, th { display: table-cell }
input, select, button, textarea, meter, progress, marquee { display: inline-block }
slot { display: contents } ruby { display: ruby } rt { display: ruby-text; font-size: 50% }
h1 { font-size: 2em; font-weight: bold } h2 { font-size: 1.5em; font-weight: bold }
h3 { font-size: 1.17em; font-weight: bold } h4 { font-weight: bold } h5 { font-size: 0.83em; font-weight: bold }
h6 { font-size: 0.67em; font-weight: bold }
b, strong { font-weight: bolder } th { font-weight: bold; text-align: center }
small, sub, sup { font-size: smaller } big { font-size: larger }
cite, dfn, em, i, var, address { font-style: italic }
code, kbd, samp, tt, pre { font-family: monospace }
pre, listing, plaintext, xmp { white-space: pre } textarea { white-space: pre-wrap }
u, ins { text-decoration-line: underline } s, strike, del { text-decoration-line: line-through }
a:any-link { color: #0000ee; text-decoration-line: underline; cursor: pointer }
mark { background-color: #ffff00; color: #000000 }
dialog { background-color: #ffffff; color: #000000; position: absolute }
input, select, button, textarea { font-size: 13.3333px; font-weight: 400; font-style: normal; line-height: normal;
  letter-spacing: normal; word-spacing: normal; text-transform: none; text-indent: 0; text-shadow: none;
  text-align: start; color: #000000; background-color: #ffffff }
button, input[type=button], input[type=submit], input[type=reset] { background-color: #efefef; text-align: center }
input[type=checkbox], input[type=radio], input[type=range], input[type=image] { background-color: transparent }
button:disabled, input:disabled, select:disabled, textarea:disabled { color: rgba(16, 16, 16, 0.3) }
::placeholder { color: #757575 }
center { text-align: center }
[inert] { pointer-events: none }
`;

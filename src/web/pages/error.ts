import { type Html, html } from "../html.js";
import { renderDocument } from "../layout.js";

interface Fault {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly requestId: string;
}

interface Advice {
  readonly title: string;
  readonly next: string;
}

const ADVICE: Readonly<Record<number, Advice>> = {
  400: {
    title: "This request could not be read",
    next: "Check the address for a typing error, or start again from the front page.",
  },
  404: {
    title: "Page not found",
    next: "The link may be old or cut short. What is open is listed on the front page.",
  },
  503: {
    title: "Closed for a moment",
    next: "The server is up but cannot answer this now. Try again in a few seconds.",
  },
};

const CLIENT_FAULT: Advice = {
  title: "This request was refused",
  next: "Check the address, or start again from the front page.",
};

const SERVER_FAULT: Advice = {
  title: "Something broke on our side",
  next: "It was not your doing, and it has been written to the log. Try again; if it stays, tell the operator the number below.",
};

/** An error as a page for people: what happened, what to do, and the number to quote. */
export function renderErrorPage({ status, title, message, requestId }: Fault): string {
  const advice = ADVICE[status] ?? (status < 500 ? CLIENT_FAULT : SERVER_FAULT);
  // A title that only repeats the message is no title.
  const heading = title === message ? advice.title : title;
  return renderDocument({
    title: heading,
    unlisted: true,
    body: html`<div class="wrap fault">
${shutGate(status)}
<div class="flow">
<h1>${heading}</h1>
<p class="lede">${asSentence(message)}</p>
<p>${advice.next}</p>
<p class="actions"><a class="button" href="/">Front page</a> <a class="button quiet" href="/docs">Documentation</a></p>
<p class="small">Error ${status}, request <code>${requestId}</code></p>
</div></div>`,
  });
}

function shutGate(status: number): Html {
  return html`<svg width="220" height="240" viewBox="0 0 220 240" aria-hidden="true"><path class="stone" d="M0 240V110a110 110 0 0 1 220 0v130z"/><path class="night" d="M28 240V110a82 82 0 0 1 164 0v130z"/><path class="bars" fill="none" stroke-width="7" d="M55 55v185M82 34v206M110 28v212M138 34v206M165 55v185M28 120h164M28 216h164"/><path class="night" d="M28 140h164v54H28z"/><text class="number" x="110" y="180" text-anchor="middle">${status}</text></svg>`;
}

function asSentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** Second labels under the domains of countries, below which names are registered. */
export const secondLevelLabels: ReadonlySet<string> = new Set(
  "ac asn co com edu gob gov gouv gv id lg ltd me mil ne net nhs nom or org plc police sch web".split(
    " ",
  ),
);

/** Hosts whose subdomains belong to different owners each. */
export const sharedHosts: ReadonlySet<string> = new Set(
  `github.io gitlab.io pages.dev workers.dev r2.dev vercel.app netlify.app netlify.com herokuapp.com web.app
  firebaseapp.com appspot.com run.app cloudfunctions.net azurewebsites.net azurestaticapps.net
  blob.core.windows.net cloudapp.net cloudfront.net s3.amazonaws.com elasticbeanstalk.com onrender.com fly.dev
  railway.app surge.sh glitch.me repl.co replit.app replit.dev deno.dev codesandbox.io stackblitz.io ngrok.io
  ngrok.app ngrok-free.app trycloudflare.com loca.lt blogspot.com wordpress.com wixsite.com weebly.com
  webflow.io myshopify.com tumblr.com substack.com notion.site readthedocs.io hf.space streamlit.app
  000webhostapp.com duckdns.org ddns.net no-ip.org`.split(/\s+/u),
);

/** Endings of hosts that are no endings of files or words: a name with one of them is taken for a host. */
export const hostEndings: ReadonlySet<string> = new Set(
  `com org net edu gov mil int info biz io co ai app dev xyz online site shop store tech cloud page link
  click top live news blog pro me tv cc us uk de fr es it nl be ch at se no dk fi ie pt cz hu ro gr tr ru ua
  cn jp kr in au nz ca br mx ar cl za eu asia example`.split(/\s+/u),
);

/** Parameters whose value is where a reader is sent on to. */
export const redirectParameters: ReadonlySet<string> = new Set(
  `url u uri next redirect redirect_to redirect_uri redirect_url redirecturl return returnto return_to
  returnurl return_url goto go dest destination target out link continue forward to rurl r_url callback
  callback_url checkout_url image_url success_url ref_url jump jump_url exit_url`.split(/\s+/u),
);

/** Sites whose names are imitated, because people trust them with money, mail or secrets. */
export const wellKnownHosts: ReadonlySet<string> = new Set(
  `google.com gmail.com youtube.com apple.com icloud.com microsoft.com office.com outlook.com live.com
  hotmail.com microsoftonline.com windows.com azure.com amazon.com amazon.de amazon.co.uk amazon.fr amazonaws.com
  facebook.com instagram.com whatsapp.com messenger.com meta.com twitter.com linkedin.com tiktok.com
  snapchat.com reddit.com pinterest.com discord.com telegram.org signal.org slack.com zoom.us dropbox.com
  box.com adobe.com docusign.com netflix.com spotify.com disneyplus.com hulu.com steampowered.com
  steamcommunity.com roblox.com epicgames.com playstation.com nintendo.com xbox.com twitch.tv ebay.com
  ebay.de aliexpress.com alibaba.com walmart.com target.com bestbuy.com etsy.com shopify.com booking.com
  airbnb.com expedia.com uber.com paypal.com stripe.com square.com venmo.com wise.com revolut.com klarna.com
  visa.com mastercard.com americanexpress.com chase.com bankofamerica.com wellsfargo.com citibank.com
  capitalone.com usbank.com hsbc.com barclays.co.uk lloydsbank.com natwest.com santander.com ing.com
  deutsche-bank.de commerzbank.de sparkasse.de postbank.de n26.com bnpparibas.com societegenerale.fr
  creditagricole.fr bbva.com caixabank.es unicredit.it intesasanpaolo.com ubs.com rabobank.nl coinbase.com
  binance.com kraken.com blockchain.com metamask.io opensea.io uniswap.org ledger.com trezor.io etherscan.io
  github.com gitlab.com bitbucket.org npmjs.com pypi.org docker.com stackoverflow.com wikipedia.org
  cloudflare.com digitalocean.com heroku.com netlify.com vercel.com godaddy.com namecheap.com wordpress.com
  openai.com chatgpt.com anthropic.com claude.ai huggingface.co notion.so atlassian.com salesforce.com
  zendesk.com hubspot.com mailchimp.com okta.com auth0.com lastpass.com 1password.com bitwarden.com
  dhl.com dhl.de fedex.com ups.com usps.com royalmail.com dpd.com hermesworld.com post.ch laposte.fr
  irs.gov gov.uk ssa.gov vodafone.com telekom.de att.com verizon.com t-mobile.com yahoo.com proton.me
  protonmail.com gmx.de gmx.net web.de aol.com mozilla.org duckduckgo.com baidu.com yandex.ru vk.com qq.com
  weibo.com taobao.com jd.com rakuten.co.jp`.split(/\s+/u),
);

/** Words that stand beside a site's name in the hosts of those who imitate it. */
export const baitWords: ReadonlySet<string> = new Set(
  `login signin sign-in secure security verify verification account accounts support service update
  confirm auth authentication wallet billing invoice payment payments pay recovery unlock alert helpdesk
  customer password reset id online refund reward giveaway airdrop claim`.split(/\s+/u),
);

/** Hosts whose short addresses lead to a target that they do not show. */
export const shorteners: ReadonlySet<string> = new Set(
  `bit.ly bitly.com bit.do j.mp tinyurl.com tiny.cc tiny.one goo.gl t.co t.ly ow.ly is.gd v.gd buff.ly
  rebrand.ly rb.gy cutt.ly shorturl.at short.io shorte.st adf.ly bl.ink lnkd.in fb.me wp.me amzn.to a.co
  dlvr.it ift.tt soo.gd s2r.co clicky.me budurl.com bc.vc po.st qr.ae qr.net snip.ly snipurl.com snurl.com
  su.pr tr.im twurl.nl u.to x.co yourls.org zpr.io zws.im 1url.com 2.gp 2no.co ity.im linktr.ee lnk.bio
  kutt.it kutt.to dub.sh dub.co shrtco.de 9qr.de urlz.fr urlr.me tny.im v.ht clck.ru vk.cc u.nu hyperurl.co
  git.io aka.ms g.co go.ly gg.gg mcaf.ee t2m.io trib.al tinu.be smarturl.it sptfy.com spoti.fi
  apple.co msft.it pin.it flic.kr db.tt nyti.ms wapo.st reut.rs cnn.it n.pr econ.st on.ft.com
  bbc.in cstu.io chilp.it clk.im cli.gs crks.me dft.ba doiop.com filoops.info fun.ly fzy.co lc.chat
  ouo.io p.pw ph.dog prettylinkpro.com q.gs qrco.de rlu.ru s.id s.coop sh.st shorl.com shrinkify.com
  shrturi.com surl.li tcrn.ch tiny.pl tinylink.in to.ly u.bb urlshorter.com utfg.sk vzturl.com xurl.es
  zi.ma zurl.ws snip.link shor.by rotf.lol oe.cd l.ead.me me2.do han.gl vo.la buly.kr c11.kr url.kr
  dwz.cn t.cn url.cn suo.im m6z.cn w.url.cn reurl.cc lihi1.com ppt.cc pse.is`.split(/\s+/u),
);

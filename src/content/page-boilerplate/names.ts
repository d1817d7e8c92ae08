const words = (list: string): readonly string[] => list.split(" ");

/** Words of `class` and `id` that name what stands around an article, never in it. */
export const boilerplateNames: readonly string[] = [
  ...words(
    "share sharing shares sharebar sharedaddy sharethis addthis addtoany social socials socialmedia",
  ),
  ...words("related recommended recommendation recommendations recirc recirculation trending"),
  ...words("outbrain taboola zergnet newsletter newsletters subscribe subscription subscriptions"),
  ...words("signup donate donation cookie cookies consent gdpr onetrust cmp"),
  ...words("breadcrumb breadcrumbs pagination pager paging navbar navigation nav menu submenu"),
  ...words("toolbar masthead comments commentlist disqus respond pingback trackback replies"),
  ...words("advert adverts advertisement advertising adslot ads adsense sponsored sponsor"),
  ...words(
    "promo promotion promobox byline bylines dateline timestamp pubdate authorbox authorbio bio",
  ),
  ...words("caption captions figcaption credit credits imagecredit photocredit"),
  ...words(
    "sidebar widget widgets popup modal lightbox tooltip tagcloud tags taglist copyright footer",
  ),
  ...words("print printfriendly rss jumplink skiplink hidden invisible"),
];

/** Two or more such words in a row. */
export const boilerplateNamePairs: readonly string[] = [
  ...words("author-bio author-box author-info author-card about-author"),
  ...words(
    "more-stories more-from more-on most-popular most-read read-more read-next up-next also-like",
  ),
  ...words(
    "sign-up post-meta entry-meta article-meta meta-info post-navigation post-nav nav-links",
  ),
  ...words("skip-link screen-reader visually-hidden sr-only wp-caption-text"),
  ...words("ad-container ad-wrapper ad-unit tag-list see-also in-this-article"),
];

/** Words that name readers' comments, which may be longer than what they comment on. */
export const commentNames: readonly string[] = words("comments commentlist disqus respond replies");

/** Words that tell nothing of a subject beside one of the names above. */
export const containerNames: readonly string[] = [
  ...words("article articles post posts story stories news content contents links link list lists"),
  ...words("form section box wrapper container area block main page us to the for more title"),
];

/** Classes of what an article notes in a box beside its text. */
export const noteNames: readonly string[] = words(
  "note notes admonition warning tip important caution callout hint info example danger",
);

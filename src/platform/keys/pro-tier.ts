/** The tier of longer answers, which accounts are granted as they are by-request services. */
export const PRO_TIER = { slug: "pro", access: "by-request" } as const;

/** What a message to a chatbot can be: a task to think through, one about code, or anything else. */
export const CHAT_KINDS = ["reasoning", "code", "chat"] as const;

/** Features are hashed into so many buckets. */
export const BUCKETS = 2 ** 14;

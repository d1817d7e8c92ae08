import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/cost-guard", {
  "read-chat": async () => (await import("./request/read-chat.js")).readChat,
  "judge-completion": async () =>
    (await import("../../engines/http/chat-completion/judge-completion.js")).judgeCompletion,
  "embed-texts": async () => (await import("./embeddings/embed-texts.js")).embedTexts,
  "judge-embeddings": async () =>
    (await import("./embeddings/judge-embeddings.js")).judgeEmbeddings,
});

import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/browsing", {
  "show-page": async () => {
    const { showFirstPage, showPage } = await import("./static/show-page.js");
    // Otherwise the first caller of each thread would pay for what it loads and compiles.
    showFirstPage();
    return showPage;
  },
});

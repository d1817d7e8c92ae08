import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("apis/jobs", {
  "judge-script": async () =>
    (await import("../../engines/text/model-script/judge-script.js")).judgeScript,
  "script-writer": async () => {
    const { writeScript } = await import("../../engines/text/script-writer/write-script.js");
    // Patterns are compiled by their first use and again by their second, which together take
    // longer than a quick task may; a fresh thread that was ended for it would never get warm.
    for (const brief of ["Rehearse this.", "Rehearse this, too."]) {
      writeScript({ brief, seconds: 15, type: "script" });
    }
    return writeScript;
  },
});

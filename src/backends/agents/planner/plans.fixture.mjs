/** Takes the plan itself for the task, so that a test decides what the planner comes to. */
export const tasks = {
  plan: {
    load:
      async () =>
      ({ task }) =>
        JSON.parse(task),
  },
};

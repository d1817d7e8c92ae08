import { createDispatch } from "../dist/platform/threads/dispatch.js";

export const { load, perform } = createDispatch({
  echo: async () => (input) => input,
  spin: async () => () => {
    for (;;);
  },
});

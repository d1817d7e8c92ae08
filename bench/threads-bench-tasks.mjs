export const tasks = {
  echo: { load: async () => (input) => input },
  spin: {
    load: async () => () => {
      for (;;);
    },
  },
};

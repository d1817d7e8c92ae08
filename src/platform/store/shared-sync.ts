/** Group commit: callers that come while a sync runs share the next one. */
export interface SharedSync {
  /** Settles after a sync that started after this call; never joins one that already runs. */
  wait(): Promise<void>;
  /** Settles when no sync runs or waits. */
  settle(): Promise<void>;
}

export interface SharedSyncOptions {
  /** One failure refuses every later wait: for a sync whose later success proves nothing of what came before. */
  readonly failsForGood: boolean;
}

/** Shares `sync` among concurrent callers, one in flight at a time. */
export function shareSync(
  sync: () => Promise<void>,
  { failsForGood }: SharedSyncOptions,
): SharedSync {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;

  async function attempt(): Promise<void> {
    try {
      await sync();
    } catch (error) {
      if (failsForGood) failure = { error };
      throw error;
    }
  }

  function start(): Promise<void> {
    const current = attempt();
    const clear = () => {
      if (running === current) running = undefined;
    };
    current.then(clear, clear);
    running = current;
    return current;
  }

  function startFollowing(): Promise<void> {
    following = undefined;
    if (failure) return Promise.reject(failure.error);
    return running ?? start();
  }

  return {
    wait() {
      if (failure) return Promise.reject(failure.error);
      if (!running) return start();
      following ??= running.then(startFollowing, startFollowing);
      return following;
    },
    async settle() {
      while (running || following) await Promise.allSettled([running, following]);
    },
  };
}

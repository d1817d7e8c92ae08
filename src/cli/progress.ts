const BAR_WIDTH = 30;
const REDRAW_MS = 100;
const LINE_EVERY_MS = 5_000;
const CLEAR = "\r\u001b[2K";

/** What a long command is at: a bar where somebody watches, else a line now and then. */
export interface Progress {
  /** Begins a step that is named. */
  begin(step: string): void;
  /** How far the step is, as a share of 1. */
  at(share: number): void;
  /** Leaves the terminal as it was. */
  end(): void;
}

type Output = Pick<NodeJS.WriteStream, "write"> & { readonly isTTY?: boolean };

/** Shows the progress on standard error, so that the answer stays alone on standard output. */
export function createProgress(
  output: Output = process.stderr,
  now = () => performance.now(),
): Progress {
  const isWatched = output.isTTY === true;
  const everyMs = isWatched ? REDRAW_MS : LINE_EVERY_MS;
  let step = "";
  let shownAt = 0;

  function show(text: string): void {
    output.write(isWatched ? CLEAR + text : `gatehouse: ${text}\n`);
    shownAt = now();
  }

  return {
    begin(name) {
      step = name;
      show(`${step} …`);
    },
    at(share) {
      if (now() - shownAt < everyMs) return;
      const percent = `${Math.floor(share * 100)} %`;
      const filled = Math.round(share * BAR_WIDTH);
      const bar = `[${"#".repeat(filled)}${"-".repeat(BAR_WIDTH - filled)}]`;
      show(isWatched ? `${step} ${bar} ${percent}` : `${step}: ${percent}`);
    },
    end() {
      if (isWatched) output.write(CLEAR);
    },
  };
}

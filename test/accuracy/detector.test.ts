import { describe, expect, it } from "vitest";
import { LATEST_DETECTOR } from "../../src/engines/text-detection/machine-written/models.js";
import { figuresBy, judgeTexts, overall, tableOf } from "./detector/judge-texts.js";
import { readLabelledTexts } from "./detector/labelled-texts.js";

const WORDS = 150;
/** Folders and files of labelled texts that were not trained on, with a colon between them. */
const texts = process.env.DETECTOR_TEXTS;
const SLICE_TEXTS_MIN = 50;

describe("the sample, which no detector has learned from", () => {
  const rows = readLabelledTexts();
  const judged = judgeTexts(rows, { words: WORDS, model: LATEST_DETECTOR });
  const human = judged.filter(({ isTrue }) => !isTrue);
  const english = judged.filter(({ row }) => row.lang === "en");

  it("has people and machines, and several kinds of each", () => {
    expect(human.length).toBeGreaterThanOrEqual(60);
    expect(judged.length - human.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ source }) => source)).size).toBeGreaterThanOrEqual(6);
  });

  it("accuses at most one of the people, and none in another language", () => {
    expect(human.filter(({ isAi }) => isAi).length).toBeLessThanOrEqual(1);
    expect(human.filter(({ row, isAi }) => row.lang !== "en" && isAi)).toEqual([]);
  });

  it("finds machines of a generator that it never saw", () => {
    console.log(
      tableOf(
        "said to be of a machine, of the sample:",
        figuresBy(judged, ({ source }) => source),
      ),
    );
    const { area } = overall(english.filter(({ row }) => row.source !== "written-b"));
    expect(area).toBeGreaterThanOrEqual(0.9);
  });
});

describe.skipIf(texts === undefined)(
  "labelled texts (skipped unless DETECTOR_TEXTS names files: they may not be passed on)",
  () => {
    it("are judged as the table tells", { timeout: 600_000 }, () => {
      const rows = readLabelledTexts((texts ?? "").split(":"));
      const judged = judgeTexts(rows, { words: WORDS, model: LATEST_DETECTOR });
      const isEnglish = ({ row }: (typeof judged)[number]) => (row.lang ?? "en") === "en";
      const plain = judged.filter((one) => isEnglish(one) && !one.row.attack);
      const human = judged.filter(({ isTrue }) => !isTrue);
      const machine = judged.filter(({ isTrue }) => isTrue);
      const { area, calibration } = overall(plain);
      console.log(
        `English without attacks: AUROC ${area.toFixed(3)}, ECE ${calibration.toFixed(3)}`,
      );
      const kindOf = ({ source, domain, lang = "en" }: (typeof rows)[number]) =>
        `${source} ${domain} ${lang}`;
      console.log(tableOf("people said to be machines:", figuresBy(human, kindOf)));
      console.log(
        tableOf(
          "machines found:",
          figuresBy(machine, (row) => `${row.source} ${row.generator} ${row.attack ?? ""}`),
        ),
      );
      const kinds = figuresBy(human, ({ source }) => source).filter(
        (one) => one.texts >= SLICE_TEXTS_MIN,
      );
      expect(kinds.filter(({ accused }) => accused > 0.05)).toEqual([]);
    });
  },
);

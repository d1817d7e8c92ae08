import { describe, expect, it } from "vitest";
import { launchBrowser } from "../../../../../test/helpers/servers/browser.js";
import { driveSite } from "../../../../../test/helpers/servers/driver-session.js";
import type { BrowserAction } from "../../actions.js";

/** A picture that hardly gets smaller in any form. */
const noise = (width: number, height: number) =>
  `<body style="margin:0"><canvas width=${width} height=${height} style="display:block"></canvas><script>
    const canvas=document.querySelector("canvas"),pen=canvas.getContext("2d"),strip=new OffscreenCanvas(${width},64),
    stripPen=strip.getContext("2d"),image=stripPen.createImageData(${width},64);
    for(let i=0;i<image.data.length;i++)image.data[i]=i%4===3?255:Math.random()*256;stripPen.putImageData(image,0,0);
    pen.fillStyle=pen.createPattern(strip,"repeat");pen.fillRect(0,0,${width},${height})</script>`;
const PAGES = {
  "/": '<body style="margin:0"><div id=box style="width:120px;height:80px;background:#f00"></div><p hidden>Not seen</p>',
  "/long":
    '<body style="margin:0"><div style="height:2000px"></div><i id=end style="display:block;width:50px;height:20px;background:#00f"></i>',
  "/tall":
    '<body style="margin:0"><div id=tall style="height:60000px;background:linear-gradient(#000,#fff)"></div>',
  "/noise": noise(1_900, 1_800),
  "/more-noise": `${noise(1_280, 9_000)}<i id=part style="position:absolute;top:0;width:300px;height:300px"></i>`,
};

const browser = await launchBrowser();

describe.skipIf(!browser)("take_screenshot", () => {
  const site = driveSite(browser, PAGES);
  const { act, open } = site;
  const take = async (
    options: Omit<Extract<BrowserAction, { name: "take_screenshot" }>, "name">,
  ) => {
    const { image, lines } = await act({ name: "take_screenshot", ...options });
    const bytes = Buffer.from(image?.bytes ?? []);
    return { mimeType: image?.mimeType, size: sizeOf(bytes), bytes: bytes.length, lines };
  };

  it("takes what is seen, as PNG or JPEG, after a change of size", async () => {
    await open("/");
    expect(await take({})).toMatchObject({ mimeType: "image/png", size: [1_280, 720], lines: [] });
    await act({ name: "resize", width: 320, height: 200 });
    expect(await take({ type: "jpeg" })).toMatchObject({
      mimeType: "image/jpeg",
      size: [320, 200],
    });
    await act({ name: "resize", width: 1_280, height: 720 });
    for (const [size, message] of [
      [{ width: 319, height: 200 }, "width must be from 320 to 3840 pixels"],
      [{ width: 320, height: 2_161 }, "height must be from 200 to 2160 pixels"],
    ] as const) {
      const resized = act({ name: "resize", ...size });
      await expect(resized).rejects.toMatchObject({ code: "invalid", message });
    }
  });

  it("takes an element, also one far below, and the whole page", async () => {
    expect(await take({ target: "#box" })).toMatchObject({ size: [120, 80] });
    await open("/long");
    expect(await take({ target: "#end" })).toMatchObject({ size: [50, 20], lines: [] });
    expect(await take({ fullPage: true })).toMatchObject({ size: [1_280, 2_020], lines: [] });
  });

  it("cuts what is too high, and says so", async () => {
    await open("/tall");
    const cut = "The picture is cut to 1280 x 15625 of 1280 x 60000 pixels.";
    const changed = "It is a JPEG, because it would be too large as a PNG.";
    for (const options of [{ fullPage: true }, { target: "#tall" }]) {
      const picture = await take(options);
      expect(picture).toMatchObject({ size: [1_280, 15_625], lines: [cut, changed] });
      expect(picture.mimeType).toBe("image/jpeg");
    }
  });

  it("answers at most 4 MiB", async () => {
    await open("/noise");
    const picture = await take({ fullPage: true });
    expect(picture.mimeType).toBe("image/jpeg");
    expect(picture.bytes).toBeLessThanOrEqual(4 * 1_024 * 1_024);
    expect(picture.lines).toEqual(["It is a JPEG, because it would be too large as a PNG."]);
  });

  it("refuses what is larger than 3 MiB in every form, and takes a part of it", async () => {
    await open("/more-noise");
    await expect(take({ fullPage: true })).rejects.toMatchObject({
      code: "failed",
      message: "the picture is larger than 3 MiB: name a smaller target",
    });
    expect(await take({ target: "#part" })).toMatchObject({ size: [300, 300], lines: [] });
  });

  it("says what cannot be taken", async () => {
    await open("/");
    await expect(take({ target: "#box", fullPage: true })).rejects.toMatchObject({
      code: "invalid",
      message: "fullPage and target cannot be given together",
    });
    await expect(take({ target: "p" })).rejects.toMatchObject({
      code: "invalid",
      message: "target cannot be seen",
    });
  });
});

/** Width and height, as the file itself says. */
function sizeOf(file: Buffer): [number, number] {
  if (file.toString("latin1", 1, 4) === "PNG")
    return [file.readUInt32BE(16), file.readUInt32BE(20)];
  for (let place = 2; place < file.length; place += 2 + file.readUInt16BE(place + 2)) {
    const marker = file.readUInt16BE(place);
    if (marker === 0xffc0 || marker === 0xffc2) {
      return [file.readUInt16BE(place + 7), file.readUInt16BE(place + 5)];
    }
  }
  return [0, 0];
}

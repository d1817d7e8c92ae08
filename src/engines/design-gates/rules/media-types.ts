import { filledAttribute } from "../accessibility/tree-walk.js";
import type { PageElement } from "../page/element.js";

const mediaEndings = new Set(
  "apng avif bmp gif ico jfif jpeg jpg png svg svgz tif tiff webp aac flac m4a mid midi mp3 oga ogg opus wav weba avi m4v mkv mov mp4 mpeg mpg ogv webm".split(
    " ",
  ),
);
const MEDIA_TYPE = /^(?:image|audio|video)\//iu;

/** Whether an `object` embeds an image, a sound or a film: by the type it names, else by the end of its address. */
export function embedsMedia(object: PageElement): boolean {
  const address = filledAttribute(object, "data");
  if (address === undefined) return false;
  if (/^data:/iu.test(address)) return MEDIA_TYPE.test(address.slice("data:".length));
  const type = filledAttribute(object, "type");
  if (type !== undefined) return MEDIA_TYPE.test(type);
  return mediaEndings.has(endingOf(address));
}

/** The last part of an address's path, without query and fragment. */
export function fileNameOf(address: string): string {
  const path = address.split(/[?#]/u, 1)[0] ?? "";
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The ending of an address's path in lower case, without the dot; empty where there is none. */
export function endingOf(address: string): string {
  const name = fileNameOf(address);
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}

/** Whether a name ends as a file of an image, a sound or a film does. */
export function isMediaFileName(name: string): boolean {
  return mediaEndings.has(endingOf(name));
}

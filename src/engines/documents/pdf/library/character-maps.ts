/** Collections of characters by the beginnings of the names of their maps. */
const COLLECTIONS = [
  {
    names: /^(Adobe-GB1-UCS2$|GB|UniGB-)/,
    load: async () =>
      (await import("../../../../content/cjk-character-maps/simplified-chinese.js"))
        .simplifiedChineseMaps,
  },
  {
    names: /^(Adobe-CNS1-UCS2$|B5pc|HKscs|ETen|CNS-|UniCNS-)/,
    load: async () =>
      (await import("../../../../content/cjk-character-maps/traditional-chinese.js"))
        .traditionalChineseMaps,
  },
  {
    names: /^(Adobe-Korea1-UCS2$|KSC|UniKS-)/,
    load: async () => (await import("../../../../content/cjk-character-maps/korean.js")).koreanMaps,
  },
  {
    names: /^(Adobe-Japan1-UCS2$|83pv|90|Add-|EUC-|Ext-|H$|V$|RKSJ-|UniJIS-)/,
    load: async () =>
      (await import("../../../../content/cjk-character-maps/japanese.js")).japaneseMaps,
  },
];

/**
 * What pdf.js asks for the data that it does not hold: the predefined character maps of Chinese,
 * Japanese and Korean fonts (ISO 32000-1, 9.7.5.2). Other data, such as the standard fonts, are for
 * drawing alone and refused.
 */
export class CharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const name = filename.replace(/\.bcmap$/, "");
    const collection = COLLECTIONS.find(({ names }) => names.test(name));
    const maps = kind === "cMapUrl" ? await collection?.load() : undefined;
    const packed = maps !== undefined && Object.hasOwn(maps, name) ? maps[name] : undefined;
    if (packed === undefined) throw new Error(`there is no ${filename}`);
    return Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  }
}

/** One file of delimited text, whose cells were written down apart from it. */
export interface CsvFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly rows: readonly (readonly string[])[];
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return [code & 0xff, code >> 8];
    }),
  ]);

export const csvFiles: readonly CsvFile[] = [
  {
    name: "quoted.csv",
    bytes: utf8(
      'name,remark,amount\r\n"Smith, Anna","says ""hello""",12.50\r\nOakes,"two\r\nlines",7\r\n',
    ),
    rows: [
      ["name", "remark", "amount"],
      ["Smith, Anna", 'says "hello"', "12.50"],
      ["Oakes", "two lines", "7"],
    ],
  },
  {
    name: "semicolons.csv",
    bytes: latin1("Stra\xdfe;Fl\xe4che;Miete\nM\xfchlweg 3;54,5;612,00\nAm Ring 9;71,0;803,50\n"),
    rows: [
      ["Straße", "Fläche", "Miete"],
      ["Mühlweg 3", "54,5", "612,00"],
      ["Am Ring 9", "71,0", "803,50"],
    ],
  },
  {
    name: "excel.csv",
    bytes: utf16("Город\tЛюди\r\nОмск\t1110836\r\nПермь\t1034002\r\n"),
    rows: [
      ["Город", "Люди"],
      ["Омск", "1110836"],
      ["Пермь", "1034002"],
    ],
  },
  {
    name: "bars.csv",
    bytes: utf8("id|path|flag\n1|a_b*c|[x]\n2|<tag>|#1\n"),
    rows: [
      ["id", "path", "flag"],
      ["1", "a_b*c", "[x]"],
      ["2", "<tag>", "#1"],
    ],
  },
];

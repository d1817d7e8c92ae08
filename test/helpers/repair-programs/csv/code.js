/** Reads comma-separated values with quotes into rows of fields. */
export function parseCsv(text, separator = ",") {
  const rows = [];
  let row = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else if (sign === '"') {
        isQuoted = false;
      } else {
        field += sign;
      }
    } else if (sign === '"') {
      isQuoted = true;
    } else if (sign === separator) {
      row.push(field);
      field = "";
    } else if (sign === "\n") {
      row.push(field);
      rows.push(row);
      row = [];
      field = "";
    } else if (sign !== "\r") {
      field += sign;
    }
  }
  if (field !== "" || row.length > 0) {
    row.push(field);
    rows.push(row);
  }
  return rows;
}

export function toObjects([header, ...rows]) {
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])));
}

export function formatCsv(rows) {
  const quote = (field) => (/[",\n]/.test(field) ? `"${field.replace(/"/g, '""')}"` : field);
  return rows.map((row) => row.map(quote).join(",")).join("\n");
}

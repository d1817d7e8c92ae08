function parse(text) {
  const result = {};
  const query = text.startsWith("?") ? text.slice(1) : text;
  if (query === "") return result;
  for (const pair of query.split("&")) {
    const at = pair.indexOf("=");
    const key = decode(at === -1 ? pair : pair.slice(0, at));
    const value = at === -1 ? true : decode(pair.slice(at + 1));
    if (!(key in result)) result[key] = value;
    else if (Array.isArray(result[key])) result[key].push(value);
    else result[key] = [result[key], value];
  }
  return result;
}

function decode(text) {
  return decodeURIComponent(text.replace(/\+/g, " "));
}

function stringify(values) {
  const parts = [];
  for (const key of Object.keys(values).sort()) {
    const value = values[key];
    if (value === undefined || value === null) continue;
    const list = Array.isArray(value) ? value : [value];
    for (const one of list) {
      parts.push(
        one === true
          ? encodeURIComponent(key)
          : `${encodeURIComponent(key)}=${encodeURIComponent(one)}`,
      );
    }
  }
  return parts.join("&");
}

function withParams(url, values) {
  const [base, hash] = url.split("#");
  const [path, query = ""] = base.split("?");
  const merged = stringify({ ...parse(query), ...values });
  return path + (merged ? `?${merged}` : "") + (hash ? `#${hash}` : "");
}

module.exports = { parse, stringify, withParams };

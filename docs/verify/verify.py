#!/usr/bin/env python3
"""Verifies an evidence packet: verify.py PACKET.json KEYS.json (Python 3.8+, standard library only)."""
import base64, hashlib, json, re, sys

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # RFC 8032, 5.1
D, I = -121665 * pow(121666, P - 2, P) % P, pow(2, (P - 1) // 4, P)
sha256 = lambda data: hashlib.sha256(data).digest()
def need(holds, message):
    if not holds: raise ValueError(message)
def add(a, b):
    e, f = (a[1] - a[0]) * (b[1] - b[0]), (a[1] + a[0]) * (b[1] + b[0])
    g, h = 2 * a[3] * b[3] * D, 2 * a[2] * b[2]
    e, f, g, h = f - e, h - g, h + g, f + e
    return e * f % P, g * h % P, f * g % P, e * h % P
def times(n, point, total=(0, 1, 1, 0)):
    while n: total, point, n = add(total, point) if n & 1 else total, add(point, point), n >> 1
    return total
def same(a, b): return not ((a[0] * b[2] - b[0] * a[2]) % P or (a[1] * b[2] - b[1] * a[2]) % P)
def point(data):
    sign, y = divmod(int.from_bytes(data, "little"), 2**255)
    x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(x2, (P + 3) // 8, P)
    x = x if (x * x - x2) % P == 0 else x * I % P
    need(len(data) == 32 and y < P and (x * x - x2) % P == 0 and (x or not sign), "not a point")
    x = x if x & 1 == sign else P - x
    return x, y, 1, x * y % P
def need_signed(key, message, signature):
    public, s = unbase64(key["public_key"]), int.from_bytes(signature[32:], "little")
    a, r, base = point(public), point(signature[:32]), point(b"\x58" + b"\x66" * 31)
    need(len(signature) == 64 and s < L and not same(times(8, a), (0, 1, 1, 0)), "weak key or signature")
    k = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little")
    need(same(times(s, base), add(r, times(k % L, a))), "signature of " + key["key_id"])
def unbase64(text):
    need(base64.b64encode(base64.b64decode(text)).decode() == text, "base64")
    return base64.b64decode(text)
def unique(pairs):
    need(len(dict(pairs)) == len(pairs), "a key comes twice")
    return dict(pairs)
def number(value):  # RFC 8785 writes numbers as ECMAScript does
    mantissa, _, power = repr(abs(value)).partition("e")
    whole, _, part = mantissa.partition(".")
    digits, sign = (whole + part).lstrip("0"), "-" if value < 0 else ""
    at = len(digits) - len(part) + int(power or 0)
    digits = digits.rstrip("0")
    if not digits: return "0"
    if 0 < at <= 21: return sign + digits[:at].ljust(at, "0") + ("." + digits[at:] if digits[at:] else "")
    if -6 < at <= 0: return sign + "0." + "0" * -at + digits
    return sign + digits[0] + ("." + digits[1:] if digits[1:] else "") + "e%+d" % (at - 1)
def jcs(value):
    if type(value) is float: return number(value)
    if type(value) is list: return "[" + ",".join(map(jcs, value)) + "]"
    if type(value) is not dict: return json.dumps(value, ensure_ascii=False)
    keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
    return "{" + ",".join(jcs(key) + ":" + jcs(value[key]) for key in keys) + "}"
def verify(packet, keys):
    payload, log, second = packet["payload"], packet["log"], packet.get("countersignature")
    origin, issued, data = log["origin"], payload["issued_at"], jcs(payload).encode()
    def find(use, key_id, among):
        key = next((key for key in among if key["use"] == use and key["key_id"] == key_id), None)
        need(key, "no %s key %s was given" % (use, key_id))
        named = sha256(origin.encode() + b"\n\x01" + unbase64(key["public_key"]))
        need(key_id == origin + "+" + named[:4].hex(), "the key does not fit its id")
        need(issued < (key.get("revoked_at") or "~"), "the key was revoked")
        return key
    frame = {"format", "payload", "hash", "signature", "log"} | ({"countersignature"} if second else set())
    need(set(packet) == frame and (payload["type"] == "key-rotation") == bool(second), "format")
    need(set(log) == {"origin", "index", "leaf_hash", "proof", "checkpoint"}, "format of log")
    need(packet["format"] == "evidence-packet/1" and (payload["seq"] == 0) == (payload["prev"] is None), "format")
    need(packet["hash"] == "sha256:" + sha256(data).hex() and len(data) <= 66560, "hash")
    pae = b"DSSEv1 39 application/vnd.gatehouse.evidence+json %d " % len(data) + data
    for part, among in [(packet["signature"], keys)] + ([(second, payload["keys"])] if second else []):
        need(set(part) == {"alg", "key_id", "sig"} and part["alg"] == "Ed25519", "format of signature")
        need_signed(find("packet", part["key_id"], among), pae, unbase64(part["sig"]))
    key = find("packet", packet["signature"]["key_id"], keys)
    need(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", issued) and payload["issuer"] == origin, "issuer")
    need((key.get("not_before") or "") <= issued <= (key.get("not_after") or "~"), "the key was not in use")
    note = re.fullmatch("(([^\n]+)\n(0|[1-9][0-9]*)\n([^\n]+)\n(?:[^\n]+\n)*)\n((?:\u2014 [^ +\n]+ [^ \n]+\n)+)", log["checkpoint"])
    need(note and note[2] == origin and log["index"] % 1 == 0, "checkpoint")
    lines = [line.split(" ")[1:] for line in note[5].splitlines()]
    signed = [(name + "+" + unbase64(text)[:4].hex(), unbase64(text)[4:]) for name, text in lines]
    signed = [(key_id, sig) for key_id, sig in signed if any(key["key_id"] == key_id for key in keys)]
    need(signed, "no key was given that signed the checkpoint")
    for key_id, sig in signed: need_signed(find("checkpoint", key_id, keys), note[1].encode(), sig)
    node, index, last = sha256(b"\0" + data), int(log["index"]), int(note[3]) - 1
    need(unbase64(log["leaf_hash"]) == node and 0 <= index <= last, "inclusion")
    for sibling in map(unbase64, log["proof"]):  # RFC 9162, 2.1.3.2
        right = index & 1 or index == last
        need(last and len(sibling) == 32, "inclusion")
        node = sha256(b"\1" + (sibling + node if right else node + sibling))
        while right and index and not index & 1: index, last = index >> 1, last >> 1
        index, last = index >> 1, last >> 1
    need(last == 0 and node == unbase64(note[4]), "inclusion")
try:
    read = lambda path: json.load(open(path, encoding="utf-8"), parse_int=float, object_pairs_hook=unique)
    packet, keys = map(read, sys.argv[1:3])
    verify(packet, keys["keys"] if type(keys) is dict else keys)
except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
    sys.exit("not valid: %s" % error)
print("valid")

import { describe, expect, it } from "vitest";
import { ownFrames } from "./own-frames.js";
import { readFrames } from "./stack-frames.js";

describe("readFrames", () => {
  it.each([
    ["    at divide (/src/math.js:2:22)", "/src/math.js", 2, "divide"],
    [
      "    at async Object.<anonymous> (file:///src/a.mjs:7:1)",
      "/src/a.mjs",
      7,
      "Object.<anonymous>",
    ],
    ["    at C:\\shop\\lib\\main.js:45:12", "C:\\shop\\lib\\main.js", 45, null],
    [" ❯ divide ../lib/math.ts:2:22", "../lib/math.ts", 2, "divide"],
    [" ❯ src/a.test.ts:9:3", "src/a.test.ts", 9, null],
    [
      "divide@http://localhost:63315/src/math.js:2:22",
      "http://localhost:63315/src/math.js",
      2,
      "divide",
    ],
    ['  File "app/calc.py", line 5, in divide', "app/calc.py", 5, "divide"],
    ["app/calc.py:22: in withdraw", "app/calc.py", 22, "withdraw"],
    ["        tests/test_lib.py:25: AssertionError", "tests/test_lib.py", 25, null],
    ["    shop_test.go:12: Price(2) = 4; want 5", "shop_test.go", 12, null],
    ["        Error Trace:\t/src/shop/shop_test.go:31", "/src/shop/shop_test.go", 31, null],
    ["thread 'tests::equal' panicked at src/lib.rs:13:9:", "src/lib.rs", 13, "tests::equal"],
    ["thread 'tests::old' panicked at 'no', src/lib.rs:14:9", "src/lib.rs", 14, "tests::old"],
    [
      "\tat org.shop.CartTest.adds(CartTest.java:29)",
      "CartTest.java",
      29,
      "org.shop.CartTest.adds",
    ],
    [
      "   at Shop.Cart.Add(Int32 n) in C:\\src\\Cart.cs:line 9",
      "C:\\src\\Cart.cs",
      9,
      "Shop.Cart.Add(Int32 n)",
    ],
    [
      "   bei Shop.Cart.Add() in C:\\a b\\Cart.cs:Zeile 18.",
      "C:\\a b\\Cart.cs",
      18,
      "Shop.Cart.Add()",
    ],
    ["/src/tests/MainTest.php:9", "/src/tests/MainTest.php", 9, null],
    ["#0 /src/Main.php(12): take()", "/src/Main.php", 12, "take()"],
    ["in tests/Runner.phpt(78) Assert::match()", "tests/Runner.phpt", 78, "Assert::match()"],
    ["     # ./spec/cart_spec.rb:4:in `take'", "./spec/cart_spec.rb", 4, "take"],
    ["package:shop/cart.dart 2:3  Cart.add", "package:shop/cart.dart", 2, "Cart.add"],
    [
      "/src/Tests/CartTests.swift:14: error: -[CartTests testAdd]",
      "/src/Tests/CartTests.swift",
      14,
      null,
    ],
  ])("reads %s", (line, file, at, name) => {
    expect(readFrames([line])).toEqual([{ file, line: at, function: name }]);
  });

  it.each([
    "at the time (12:30)",
    "see https://example.com:8080/a",
    "Error: expected 1:2",
    "x = {a: 1}",
    "",
  ])("takes %j for no frame", (line) => {
    expect(readFrames([line])).toEqual([]);
  });

  it("turns a traceback of Python round, cause after effect", () => {
    const lines = [
      "Traceback (most recent call last):",
      '  File "t.py", line 1, in test',
      '  File "a.py", line 2, in inner',
      "ZeroDivisionError: division by zero",
      "",
      "The above exception was the direct cause of the following exception:",
      "",
      "Traceback (most recent call last):",
      '  File "t.py", line 3, in test',
      '  File "b.py", line 4, in outer',
      "KeyError: 'wrapped'",
    ];
    expect(readFrames(lines).map(({ file, line }) => `${file}:${line}`)).toEqual([
      "b.py:4",
      "t.py:3",
      "a.py:2",
      "t.py:1",
    ]);
  });

  it("names the functions of Go and Rust, which stand in the line before", () => {
    const go = ["example.com/shop.(*Cart).Count(...)", "\t/src/shop.go:6 +0x1d"];
    expect(readFrames(go)[0]?.function).toBe("example.com/shop.(*Cart).Count");
    const rust = ["   3: shop::tests::divides", "             at ./src/lib.rs:24:71"];
    expect(readFrames(rust)[0]).toEqual({
      file: "./src/lib.rs",
      line: 24,
      function: "shop::tests::divides",
    });
  });
});

describe("ownFrames", () => {
  it.each([
    "    at run (/a/node_modules/vitest/dist/index.js:1:1)",
    "    at Test.run (node:internal/test_runner/test:796:25)",
    "    at listOnTimeout (internal/timers.js:554:17)",
    '  File "/usr/lib/python3.12/json/decoder.py", line 353, in decode',
    '  File "/venv/lib/python3.12/site-packages/django/x.py", line 1, in y',
    '  File "<frozen importlib._bootstrap>", line 1, in _find',
    "             at /rustc/59807616/library/core/src/panicking.rs:80:14",
    "\tat org.junit.Assert.fail(Assert.java:88)",
    "\tat java.base/java.lang.reflect.Method.invoke(Method.java:566)",
    "   at Xunit.Assert.True(Nullable`1 condition) in C:\\Dev\\xunit\\src\\xunit.assert\\Asserts\\BooleanAsserts.cs:line 146",
    "/app/vendor/phpunit/phpunit/src/Framework/TestCase.php:1548",
    "     # /usr/local/bundle/ruby/3.3.0/gems/rspec-core/lib/rspec.rb:1:in `run'",
    "package:test_api/src/backend/invoker.dart 1:2  Invoker.run",
  ])("leaves out %s", (line) => {
    expect(readFrames([line])).toHaveLength(1);
    expect(ownFrames(readFrames([line]))).toEqual([]);
  });
});

/** What tells the cause of a failure, by the class that was thrown or by the words of the message. */
interface CausePattern {
  readonly cause: string;
  /** Matched against the name of the class, without its namespace. */
  readonly type?: RegExp;
  /** Matched against the first lines of the message. */
  readonly words?: RegExp;
}

/**
 * The first that matches wins. Classes stand before words of the same cause wherever a message may quote
 * anything, as that of an assertion does. Names are those that the languages and runners throw themselves.
 */
export const causePatterns: readonly CausePattern[] = [
  {
    cause: "snapshot",
    words:
      /toMatch(?:Inline|File|Aria)?Snapshot|toThrowErrorMatching(?:Inline)?Snapshot|^(?:\w*Error: )?Snapshot [`"'].*mismatched|Snapshot name: |toHaveScreenshot|snapshot assertion for .* failed|does not match (?:the )?(?:stored )?snapshot|\[snapshot/i,
  },
  {
    cause: "no_tests",
    words: /^(?:Error: )?No test (?:suite )?found in (?:suite|file)|must contain at least one test/,
  },
  {
    cause: "unexpected_pass",
    words:
      /^Expected (?:pending|example) .*to fail|^Unexpected success|XPASS\(strict\)|test did not panic as expected/,
  },
  { cause: "fixture_error", words: /^fixture '.*' not found|^ScopeMismatch/ },
  {
    cause: "timeout",
    type: /^(?:Timeout(?:Error|Exception|Expired)?|AsyncTimeoutError|TestTimedOutException|ReadTimeout|ConnectTimeout|AssertionTimeout)$/,
    words:
      /^(?:\w*(?:Error|Exception): |thrown: |panic: )?["':]*\s*(?:test timed out|timed? ?out (?:after|waiting|in)|Timeout of \d|Exceeded timeout|(?:Test|Hook|Task) timed out|Timeout - Async callback|Test exceeded|Timeout \d+m?s exceeded|test did not complete)|Async callback was not invoked within|context deadline exceeded|ETIMEDOUT|^TimeoutException|operation timed out/i,
  },
  {
    cause: "assertion",
    type: /^(?:Assertion(?:Error|FailedError|FailedException|Exception)?|AssertException|ExpectationFailedException|ExpectationNotMetError|PhptAssertionFailedError|MockExpectationError|ComparisonFailure|JestAssertionError|TestFailure|MultipleFailuresError|TestFailedException|Failed|Failure|(?:Equal|True|False|Null|NotNull|Contains|Throws|InRange|Empty|Single|Is\w+|All|Collection|DoesNotContain|NotEqual|NotEmpty|Same|StartsWith|EndsWith|Matches)Exception|XunitException|AssertFailedException)$/,
  },
  {
    cause: "assertion",
    words:
      /^(?:AssertionError|assert(?:ion)?\b|expect\(|Assert\.|Failed asserting|Failed: )|^\w*Error: expect\(/i,
  },
  {
    cause: "module_missing",
    type: /^(?:ModuleNotFoundError|ImportError|LoadError|ClassNotFoundException|NoClassDefFoundError|FileNotFoundException\(assembly\))$/,
    words:
      /Cannot find (?:module|package)|Failed to (?:resolve import|load url)|Could not (?:resolve|locate) (?:module|"|')|No module named|cannot import name|cannot load such file|no required module provides package|unresolved import|cannot find package|package \S+ is not in (?:GOROOT|std)|ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|Failed to import test module|Could not load file or assembly|Class ["'].*["'] not found|can't find crate|Unable to resolve/,
  },
  {
    cause: "exception",
    words:
      /\bin JSON at position|^(?:SyntaxError: )?Unexpected (?:token .* JSON|end of JSON)|^(?:SyntaxError: )?Expected property name or/,
  },
  {
    cause: "syntax",
    type: /^(?:IndentationError|TabError|ParseError|CompilationError|RolldownError|TransformError)$/,
    words:
      /(?:^|\n)\s*(?:SyntaxError: (?!.*\bJSON\b)(?!Expected property name)|IndentationError|TabError)|Parse (?:failure|error)|Transform failed|encountered an unexpected token|Unexpected token .* \(\d+:\d+\)|could not compile|build failed|syntax error|Failed to load .*: Error: .*Parse|Expected (?:"[^"]*"|identifier) but found/i,
  },
  { cause: "syntax", words: /^error(?:\[E\d+\])?: / },
  {
    cause: "recursion",
    type: /^(?:RecursionError|StackOverflowError|StackOverflowException|SystemStackError)$/,
    words: /Maximum call stack size exceeded|maximum recursion depth exceeded|stack overflow/i,
  },
  {
    cause: "memory",
    type: /^(?:MemoryError|OutOfMemoryError|OutOfMemoryException|NoMemoryError)$/,
    words: /heap out of memory|^out of memory|Cannot allocate memory|Allowed memory size of/i,
  },
  {
    cause: "connection",
    type: /^(?:Connection(?:Refused|Reset|Aborted)?(?:Error|Exception)|BrokenPipeError|UnknownHostException|SocketException|SocketError|gaierror)$/,
    words:
      /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EADDRINUSE|EHOSTUNREACH)\b|connection refused|getaddrinfo|socket hang up|no such host|fetch failed/i,
  },
  {
    cause: "permission",
    type: /^(?:PermissionError|AccessDeniedException|UnauthorizedAccessException|EACCES)$/,
    words: /\bEACCES\b|\bEPERM\b|permission denied/i,
  },
  {
    cause: "file_missing",
    type: /^(?:FileNotFoundError|FileNotFoundException|NoSuchFileException|DirectoryNotFoundException|ENOENT)$/,
    words: /\bENOENT\b|no such file or directory|cannot find the (?:file|path) specified/i,
  },
  {
    cause: "type_error",
    type: /^(?:TypeError|AttributeError|NoMethodError|NullPointerException|NullReferenceException|ClassCastException|InvalidCastException|NoSuchMethodError|_?CastError|ArgumentTypeError|ArgumentNullException)$/,
    words: /^(?:Uncaught )?TypeError\b|^type '.*' is not a subtype|^NoSuchMethodError/,
  },
  {
    cause: "reference_error",
    type: /^(?:ReferenceError|NameError|UnboundLocalError)$/,
    words:
      /^(?:Uncaught )?(?:ReferenceError|NameError)\b|Call to undefined (?:function|method)|^Undefined (?:variable|constant)/,
  },
  {
    cause: "crash",
    type: /^(?:SystemExit|KeyboardInterrupt)$/,
    words:
      /^(?:(?:\w+ )?panic: |fatal error: |runtime error: )|SIGSEGV|SIGABRT|SIGKILL|segmentation fault|core dumped|process\.exit|exited (?:unexpectedly|with (?:code|status))|exit (?:code|status)|Worker .*(?:exited|terminated|crashed)|^attempt to (?:divide|add|subtract|multiply|negate|shift|calculate)|index out of bounds|^called `(?:Option|Result)::|^(?:not yet implemented|not implemented|internal error: entered unreachable)|already (?:mutably )?borrowed|^byte index|^range (?:start|end) index|^slice index|^capacity overflow/i,
  },
  { cause: "assertion", type: /Assert|Expect|Comparison|Mismatch/ },
  {
    cause: "exception",
    type: /^(?!(?:Error|Exception|RuntimeException|Unknown Error)$).*(?:Error|Exception|Exit|Iteration|Interrupt|Fault)$/,
  },
  {
    cause: "assertion",
    words:
      /expect(?:ed|ation)\b|\bExpected:|to (?:be|equal|have|match|contain)\b|assertion (?:failed|`)|\bgot\b.*\bwant|\bwant\b.*\bgot\b|should (?:be|have|equal|not)\b|but was|is not (?:true|false|equal)|Not equal|did(?:n't| not) (?:raise|throw|match)/i,
  },
  { cause: "exception", type: /(?:Error|Exception|Warning|Exit|Iteration|Interrupt|Fault)$/ },
  { cause: "exception", words: /^(?:[\w.$\\:]*(?:Error|Exception))\b/ },
];

/** What each cause means, for the documentation of the answer. */
export const causeMeanings: Readonly<Record<string, string>> = {
  assertion: "a value is not what the test says it must be, or what had to be thrown was not",
  snapshot: "what was rendered differs from the stored snapshot",
  type_error: "a value is of another kind than the code takes, null and undefined included",
  reference_error: "a name is not defined where it is used",
  module_missing: "a module, package or class cannot be found or imported",
  syntax: "a file does not parse or compile",
  timeout: "it took longer than it may",
  fixture_error: "what is set up before or taken down after a test failed",
  unhandled_rejection: "an error outside of any test, such as a promise that nobody awaits",
  crash: "the process panicked, was killed or left",
  recursion: "calls nest without end",
  memory: "memory ran out",
  file_missing: "a file that is read is not there",
  permission: "access was denied",
  connection: "another host or port was not reached",
  no_tests: "a file or suite holds no test",
  unexpected_pass: "a test that is marked to fail passed",
  exception: "another error was thrown",
  unknown: "the output does not tell",
};

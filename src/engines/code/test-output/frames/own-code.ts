/** Paths of libraries, languages and runners. */
const FOREIGN = [
  /(?:^|[/\\])(?:node_modules|site-packages|dist-packages|vendor|gems|\.cargo|\.rustup|\.pub-cache|\.gradle|\.m2|bower_components|\.yarn)[/\\]/,
  /^(?:node|internal|bun|deno|ext|dart|webpack|native):/,
  /(?:^|[/\\])node:/,
  /^internal[/\\]/,
  /^(?:https?:\/\/(?:deno\.land|esm\.sh))/,
  /^<|^\[|^(?:native|native code|Unknown Source|Native Method|events|timers|module|vm|fs|net|util|assert|domain|_stream_readable)(?:\.js)?$/,
  /[/\\]lib(?:64)?[/\\]python\d/,
  /[/\\]python\d[\d.]*[/\\]lib[/\\]|[/\\]Python\d+[/\\]lib[/\\]/i,
  /^\/(?:rustc|rustlib|root\/\.rustup)\/|[/\\](?:library|libstd|libcore)[/\\](?:std|core|alloc|test)[/\\]/,
  /^library[/\\](?:std|core|alloc|test)[/\\]/,
  /(?:^|[/\\])go(?:-\d[\d.]*)?[/\\](?:src|pkg[/\\]mod)[/\\]|[/\\]libexec[/\\]src[/\\]|(?:^|[/\\])_testmain\.go$/,
  /[/\\]src[/\\](?:runtime|testing|reflect)[/\\]\w+\.(?:go|s)$/,
  /[/\\]lib[/\\]ruby[/\\]|^(?:\/usr\/(?:local\/)?(?:share|bin)\/)/,
  /^package:(?:test|test_api|test_core|flutter|flutter_test|matcher|stack_trace|async|mockito|fake_async)\b/,
  /^org-dartlang-/,
  /^\/_\/src\/|(?:^|[/\\])xunit[^/\\]*[/\\]src[/\\]/i,
  /phpunit(?:\.phar)?$/,
  /[/\\]rustdoctest/,
];

/** Classes of Java, .NET and their test frameworks, by the start of a qualified name. */
const FOREIGN_CLASSES =
  /^(?:java|javax|jdk|sun|com\.sun|kotlin|kotlinx|scala|groovy|org\.(?:junit|testng|hamcrest|assertj|mockito|apache\.maven|gradle|scalatest|opentest4j|codehaus\.groovy|springframework\.(?:test|junit))|junit|System|Microsoft|NUnit\.(?:Framework|Engine|ConsoleRunner)|Xunit\.(?:Assert|Sdk|Runners?)|worker\.org\.gradle)\.|^(?:java\.base|jdk\.\w+)\//;

/** Whether a frame is the project's own code and neither a library's, the language's nor a runner's. */
export function isOwnCode(file: string, qualifiedName: string | null): boolean {
  if (file === "" || FOREIGN.some((path) => path.test(file))) return false;
  const isClassFile = /\.(?:java|kt|scala|groovy|cs|fs|vb)$/.test(file);
  return !(isClassFile && qualifiedName !== null && FOREIGN_CLASSES.test(qualifiedName));
}

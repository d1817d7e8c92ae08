import { childrenOf, classOf, type DomElement, isElement, isText } from "../document/dom.js";
import { proseLength } from "./measure-text.js";

interface Posts {
  readonly elements: DomElement[];
  prose: number;
}

/** Elements that hold sentences without paragraphs around them, by their `class`. */
export type PostsByClass = ReadonlyMap<string, Posts>;

const HOLDERS = new Set(["div", "td", "li", "article", "section"]);
const PROSE_MIN = 80;
/** So many of one class are a thread. */
const POSTS_MIN = 3;

/** Finds what may be the posts of a thread; looks once at each node below the root. */
export function postsByClass(root: DomElement): PostsByClass {
  const posts = new Map<string, Posts>();
  const visit = (element: DomElement): void => {
    let prose = 0;
    for (const child of childrenOf(element)) {
      if (isText(child)) prose += proseLength(child.data.trim());
      else if (isElement(child)) visit(child);
    }
    const name = HOLDERS.has(element.localName) ? classOf(element) : "";
    if (name === "" || prose < PROSE_MIN) return;
    const known = posts.get(name) ?? { elements: [], prose: 0 };
    known.elements.push(element);
    known.prose += prose;
    posts.set(name, known);
  };
  visit(root);
  return posts;
}

/**
 * The class of a thread's posts, where an article that was found holds some of them and all together have
 * more than `least` characters of prose.
 */
export function classOfThread(
  found: DomElement,
  posts: PostsByClass,
  least: number,
): string | undefined {
  for (const element of found.querySelectorAll("[class]")) {
    const name = classOf(element);
    const known = posts.get(name);
    if (known !== undefined && known.elements.length >= POSTS_MIN && known.prose > least)
      return name;
  }
  return undefined;
}

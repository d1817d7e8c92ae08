import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { classOfThread, postsByClass } from "./thread-posts.js";

const answer = (at: number) =>
  `In answer ${at} the night ferry between the two islands runs again from the first week of May, at the old price.`;
const post = (at: number, times: number) =>
  `<div class="row"><b>Ida</b><div class="post">${answer(at).repeat(times)}<br></div></div>`;
const { body } = parsePage(
  `<div id="thread">${post(1, 1)}${post(2, 4)}${post(3, 1)}</div><div class="foot">${answer(4)}</div>`,
);
const posts = postsByClass(body);

describe("threads", () => {
  it("finds what holds sentences without paragraphs, by class", () => {
    expect([...posts].map(([name, { elements, prose }]) => [name, elements.length, prose])).toEqual(
      [
        ["post", 3, 6 * answer(1).length],
        ["foot", 1, answer(4).length],
      ],
    );
  });

  it("names the class of which more stands elsewhere than was found", () => {
    const found = body.querySelector(".row");
    expect(found && classOfThread(found, posts, 5 * answer(1).length)).toBe("post");
    expect(found && classOfThread(found, posts, 6 * answer(1).length)).toBeUndefined();
  });

  it("sees no thread in less than three", () => {
    expect(classOfThread(body, new Map([...posts].slice(1)), 1)).toBeUndefined();
  });
});

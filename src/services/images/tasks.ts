import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("services/images", {
  "scene-image": async () =>
    (await import("../../engines/pictures/scene/draw-picture.js")).drawPicture,
});

import { figure, fraction, px } from "../numbers.js";

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a shape is filled. */
interface Paint {
  readonly fill: string;
  readonly opacity?: number;
}

/** An upright box. */
export function box(
  at: Point & { readonly width: number; readonly height: number; readonly round?: number },
  paint: Paint,
): string {
  const round = at.round === undefined ? "" : ` rx="${px(at.round)}"`;
  return `<rect x="${px(at.x)}" y="${px(at.y)}" width="${px(at.width)}" height="${px(at.height)}"${round}${attributes(paint)}/>`;
}

/** An upright ellipse around a point. */
export function ellipse(
  at: Point & { readonly rx: number; readonly ry?: number },
  paint: Paint,
): string {
  return `<ellipse cx="${px(at.x)}" cy="${px(at.y)}" rx="${px(at.rx)}" ry="${px(at.ry ?? at.rx)}"${attributes(paint)}/>`;
}

/** A filled path of ready path data. */
export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`;
}

/** A line that is stroked, with round ends. */
export function stroke(
  data: string,
  line: { readonly colour: string; readonly width: number; readonly opacity?: number },
): string {
  const opacity = line.opacity === undefined ? "" : ` stroke-opacity="${fraction(line.opacity)}"`;
  return `<path d="${data}" fill="none" stroke="${line.colour}" stroke-width="${figure(line.width)}" stroke-linecap="round" stroke-linejoin="round"${opacity}/>`;
}

/** Path data of straight lines through the points. */
export function lines(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${at(point)}`).join("");
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[], paint: Paint): string {
  return path(`${lines(points)}Z`, paint);
}

/** Path data of a soft line through the middles between the points. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return "";
  }
  const bends = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    return `Q${at(point)} ${px((point.x + next.x) / 2)} ${px((point.y + next.y) / 2)}`;
  });
  return `M${at(first)}${bends.join("")}L${at(last)}`;
}

/** The area below a line of points that goes from left to right, down to a level. */
export function below(data: string, edge: { left: number; right: number; bottom: number }): string {
  return `${data}L${px(edge.right)} ${px(edge.bottom)}L${px(edge.left)} ${px(edge.bottom)}Z`;
}

/** A group, with an opacity or a transformation of its own. */
export function group(
  content: string,
  look: { readonly opacity?: number; readonly transform?: string } = {},
): string {
  const opacity = look.opacity === undefined ? "" : ` opacity="${fraction(look.opacity)}"`;
  const transform = look.transform === undefined ? "" : ` transform="${look.transform}"`;
  return `<g${opacity}${transform}>${content}</g>`;
}

function at(point: Point): string {
  return `${px(point.x)} ${px(point.y)}`;
}

function attributes(paint: Paint): string {
  const opacity = paint.opacity === undefined ? "" : ` opacity="${fraction(paint.opacity)}"`;
  return ` fill="${paint.fill}"${opacity}`;
}

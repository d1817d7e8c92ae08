import { figure } from "../../numbers.js";

/** A box with rounded corners. */
export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  const r = Math.min(corner, width / 2, height / 2);
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(figure);
  if (r <= 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const arc = `A${figure(r)} ${figure(r)} 0 0 1`;
  return [
    `M${figure(x + r)} ${top}H${figure(x + width - r)}${arc} ${right} ${figure(y + r)}`,
    `V${figure(y + height - r)}${arc} ${figure(x + width - r)} ${bottom}`,
    `H${figure(x + r)}${arc} ${left} ${figure(y + height - r)}`,
    `V${figure(y + r)}${arc} ${figure(x + r)} ${top}Z`,
  ].join("");
}

/** An ellipse, or a circle where one radius is given. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const arc = `A${figure(radiusX)} ${figure(radiusY)} 0 0 1`;
  const at = figure(y);
  return `M${figure(x - radiusX)} ${at}${arc} ${figure(x + radiusX)} ${at}${arc} ${figure(x - radiusX)} ${at}Z`;
}

/** The upper half of a circle that stands on y. */
export function dome(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  return `M${figure(x - radiusX)} ${figure(y)}A${figure(radiusX)} ${figure(radiusY)} 0 0 1 ${figure(x + radiusX)} ${figure(y)}Z`;
}

/** A box whose upper end is half round: doors, church windows, arches. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${figure(x)} ${figure(y + height)}V${figure(y + r)}A${figure(r)} ${figure(r)} 0 0 1 ${figure(x + width)} ${figure(y + r)}V${figure(y + height)}Z`;
}

/** A closed outline with straight sides through pairs of x and y. */
export function shape(...places: readonly number[]): string {
  const parts: string[] = [];
  for (let index = 0; index + 1 < places.length; index += 2) {
    parts.push(`${figure(places[index] ?? 0)} ${figure(places[index + 1] ?? 0)}`);
  }
  return `M${parts.join("L")}Z`;
}

/** A point at an angle (clockwise from the right, in degrees) and a distance. */
export function polar(x: number, y: number, degrees: number, distance: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** A star with its first point upwards. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const places = Array.from({ length: points * 2 }, (_, index) =>
    polar(x, y, -90 + (index * 180) / points, index % 2 === 0 ? outer : inner),
  );
  return shape(...places.flat());
}

/** A gear's outline: teeth around a circle. */
export function cog(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const places = Array.from({ length: teeth }, (_, index) => [
    ...polar(x, y, index * step - step * 0.32, inner),
    ...polar(x, y, index * step - step * 0.2, outer),
    ...polar(x, y, index * step + step * 0.2, outer),
    ...polar(x, y, index * step + step * 0.32, inner),
  ]);
  return shape(...places.flat());
}

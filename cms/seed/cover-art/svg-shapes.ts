/** SVG markup of single shapes. Lengths are in units of the drawing. */

export type Point = readonly [x: number, y: number]

/** Rounds to one decimal, which is finer than a pixel of the largest rendering. */
export const short = (length: number) => String(Math.round(length * 10) / 10)

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ` +
  `${radius ? `rx="${short(radius)}" ` : ''}fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`

const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')

export const polygon = (points: readonly Point[], fill: string) => `<polygon points="${pairs(points)}" fill="${fill}"/>`

export const polyline = (points: readonly Point[], stroke: string, width: number) =>
  `<polyline points="${pairs(points)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linejoin="miter"/>`

export const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: string, width: number) =>
  `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="${stroke}" ` + `stroke-width="${short(width)}"/>`

/** Joins commands and numbers into path data: `pathData('M', x, y, 'H', right, 'Z')`. */
export const pathData = (...parts: readonly (string | number)[]) => parts.map((part) => (typeof part === 'number' ? short(part) : part)).join(' ')

export const filledPath = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const strokedPath = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`

export const moved = (x: number, y: number, content: string) => `<g transform="translate(${short(x)} ${short(y)})">${content}</g>`

export const turned = (degrees: number, [x, y]: Point, content: string) =>
  `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${content}</g>`

/** A slice of a ring between two radii. Degrees run clockwise from the right. */
export function ringSlice([x, y]: Point, inner: number, outer: number, fromDegrees: number, toDegrees: number, fill: string): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`
  }
  const large = toDegrees - fromDegrees > 180 ? 1 : 0
  const arc = (radius: number, degrees: number, sweep: 0 | 1) => `A${short(radius)} ${short(radius)} 0 ${large} ${sweep} ${at(radius, degrees)}`
  const back = inner > 0 ? `L${at(inner, toDegrees)}${arc(inner, fromDegrees, 0)}` : `L${short(x)} ${short(y)}`
  return filledPath(`M${at(outer, fromDegrees)}${arc(outer, toDegrees, 1)}${back}Z`, fill)
}

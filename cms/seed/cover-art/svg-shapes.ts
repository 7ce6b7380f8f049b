/** SVG markup of single shapes. Lengths are in units of the drawing. */

export type Point = readonly [x: number, y: number]

/** Rounds to one decimal, which is finer than a pixel of the largest rendering. */
export const svgNumber = (length: number) => String(Math.round(length * 10) / 10)

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}" ` +
  `${radius ? `rx="${svgNumber(radius)}" ` : ''}fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${svgNumber(radius)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string) =>
  `<ellipse cx="${svgNumber(x)}" cy="${svgNumber(y)}" rx="${svgNumber(radiusX)}" ry="${svgNumber(radiusY)}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${svgNumber(x)}" cy="${svgNumber(y)}" r="${svgNumber(radius)}" fill="none" stroke="${stroke}" stroke-width="${svgNumber(width)}"/>`

const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${svgNumber(x)},${svgNumber(y)}`).join(' ')

export const polygon = (points: readonly Point[], fill: string) => `<polygon points="${pairs(points)}" fill="${fill}"/>`

export const polyline = (points: readonly Point[], stroke: string, width: number) =>
  `<polyline points="${pairs(points)}" fill="none" stroke="${stroke}" stroke-width="${svgNumber(width)}" stroke-linejoin="miter"/>`

export const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: string, width: number) =>
  `<line x1="${svgNumber(x1)}" y1="${svgNumber(y1)}" x2="${svgNumber(x2)}" y2="${svgNumber(y2)}" stroke="${stroke}" ` +
  `stroke-width="${svgNumber(width)}"/>`

/** Joins commands and numbers into path data: `pathData('M', x, y, 'H', right, 'Z')`. */
export const pathData = (...parts: readonly (string | number)[]) => parts.map((part) => (typeof part === 'number' ? svgNumber(part) : part)).join(' ')

export const filledPath = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const strokedPath = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${svgNumber(width)}"/>`

export const moved = (x: number, y: number, content: string) => `<g transform="translate(${svgNumber(x)} ${svgNumber(y)})">${content}</g>`

export const turned = (degrees: number, [x, y]: Point, content: string) =>
  `<g transform="rotate(${svgNumber(degrees)} ${svgNumber(x)} ${svgNumber(y)})">${content}</g>`

/** A slice of a ring between two radii. Degrees run clockwise from the right. */
export function ringSlice([x, y]: Point, inner: number, outer: number, fromDegrees: number, toDegrees: number, fill: string): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${svgNumber(x + radius * Math.cos(angle))} ${svgNumber(y + radius * Math.sin(angle))}`
  }
  const large = toDegrees - fromDegrees > 180 ? 1 : 0
  const arc = (radius: number, degrees: number, sweep: 0 | 1) =>
    `A${svgNumber(radius)} ${svgNumber(radius)} 0 ${large} ${sweep} ${at(radius, degrees)}`
  const back = inner > 0 ? `L${at(inner, toDegrees)}${arc(inner, fromDegrees, 0)}` : `L${svgNumber(x)} ${svgNumber(y)}`
  return filledPath(`M${at(outer, fromDegrees)}${arc(outer, toDegrees, 1)}${back}Z`, fill)
}

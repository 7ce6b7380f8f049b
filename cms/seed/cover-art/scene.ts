import { hairline, type Sheet } from './sheet'
import { line, moved, rect } from './svg-shapes'

/**
 * The central square of a sheet, 800 by 800, with its origin at its own upper left corner. Lists show only this part of a cover. `edges` say how far
 * the sheet extends around it.
 */
export function sceneOf({ width, height, tones }: Sheet) {
  const [x, y] = [(width - square) / 2, (height - square) / 2]
  const edges = { left: -x, top: -y, right: width - x, bottom: height - y }
  return {
    ...edges,
    place: (...content: readonly string[]) => moved(x, y, content.join('')),
    /** A band from one side of the sheet to the other. */
    band: (top: number, bottom: number, fill: string) => rect(edges.left, top, width, bottom - top, fill),
    /** A table or floor that begins at `top`. */
    floor: (top: number) =>
      rect(edges.left, top, width, edges.bottom - top, tones.faint) + line([edges.left, top], [edges.right, top], tones.line, hairline),
  }
}

export const square = 800

import type { FocusPoint, Picture } from '@artha/contract/picture'

/** The size of a cover, in any unit, and the focal point to cut it around. */
export interface CoverCut {
  width: number
  height: number
  focus: FocusPoint
}

/** Returns the cut of a picture; undefined where it has no focal point, and is cut around its middle. */
export const coverCut = (picture: Picture | null): CoverCut | undefined =>
  picture?.focus && { width: picture.width, height: picture.height, focus: picture.focus }

/**
 * Returns where a picture lies that fills a square of `side` px and is cut by it, from the square's upper left corner. As `object-position` does, it
 * puts the point at n% of the picture to n% of the square, so that the point is always seen.
 */
export function placeInSquare({ width, height, focus }: CoverCut, side: number) {
  const scale = side / Math.min(width, height)
  const [wide, high] = [width * scale, height * scale]
  return { x: ((side - wide) * focus.x) / 100, y: ((side - high) * focus.y) / 100, width: wide, height: high }
}

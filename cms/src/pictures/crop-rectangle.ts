import type { CropRectangle } from '@artha/contract/media-library'
import type { FocusPoint } from '@artha/contract/picture'

interface Size {
  width: number
  height: number
}

/** Returns what is wrong with a crop of a picture, by field; nothing if it lies inside the picture. */
export function cropProblems({ x, y, width, height }: CropRectangle, picture: Size): Record<string, string> {
  return {
    ...(x + width > picture.width && { width: `The picture is ${picture.width} pixels wide` }),
    ...(y + height > picture.height && { height: `The picture is ${picture.height} pixels high` }),
  }
}

/** Returns the focal point of a picture in percent of a crop; null if it has none or the crop leaves it out. */
export function focusInCrop(focus: FocusPoint | null | undefined, cut: CropRectangle, picture: Size): FocusPoint | null {
  if (!focus) return null
  const x = Math.round(((focus.x * picture.width) / 100 - cut.x) * (100 / cut.width))
  const y = Math.round(((focus.y * picture.height) / 100 - cut.y) * (100 / cut.height))
  return [x, y].every((percent) => percent >= 0 && percent <= 100) ? { x, y } : null
}

const ending = ', cropped'

/** Returns the name of a crop in the library. A crop of a crop says it once. */
export const croppedName = (name: string) => (name.endsWith(ending) ? name : `${name}${ending}`)

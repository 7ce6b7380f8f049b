import type { CropRectangle } from '@artha/contract/media-library'

/** Width by height; undefined for any shape. */
const ratioOf = { free: undefined, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 } as const
export type RatioName = keyof typeof ratioOf
export const aspectOf = (name: RatioName): number | undefined => ratioOf[name]

interface Size {
  width: number
  height: number
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most)

/** Returns the crop with a size within the picture, moved so that it lies inside. */
function placed({ x, y, width, height }: CropRectangle, picture: Size): CropRectangle {
  const size = { width: between(width, 1, picture.width), height: between(height, 1, picture.height) }
  return { x: between(x, 0, picture.width - size.width), y: between(y, 0, picture.height - size.height), ...size }
}

/** Returns the size of a ratio with this width, or the largest one inside `most`. */
function sizeOf(width: number, ratio: number, most: Size): Size {
  const fitting = Math.min(width, most.width, most.height * ratio)
  return { width: fitting, height: fitting / ratio }
}

/** Returns the crop in another shape around the same middle. */
export function shaped(cut: CropRectangle, name: RatioName, picture: Size): CropRectangle {
  const ratio = ratioOf[name]
  if (ratio === undefined) return cut
  const { width, height } = sizeOf(Math.max(cut.width, cut.height * ratio), ratio, picture)
  return placed({ x: cut.x + (cut.width - width) / 2, y: cut.y + (cut.height - height) / 2, width, height }, picture)
}

/** Returns the crop after one of its numbers was typed. The other side follows where the shape is fixed. */
export function withNumber(cut: CropRectangle, side: keyof CropRectangle, value: number, name: RatioName, picture: Size): CropRectangle {
  const ratio = ratioOf[name]
  if (ratio === undefined || side === 'x' || side === 'y') return placed({ ...cut, [side]: value }, picture)
  return placed({ ...cut, ...sizeOf(side === 'width' ? value : value * ratio, ratio, picture) }, picture)
}

/** Returns the crop that is drawn before anything is chosen: the middle four fifths. */
export const firstCrop = ({ width, height }: Size): CropRectangle =>
  placed({ x: width / 10, y: height / 10, width: (width * 4) / 5, height: (height * 4) / 5 }, { width, height })

export const percentsOf = ({ x, y, width, height }: CropRectangle, picture: Size): CropRectangle => ({
  x: (x / picture.width) * 100,
  y: (y / picture.height) * 100,
  width: (width / picture.width) * 100,
  height: (height / picture.height) * 100,
})

/** Returns a drawn crop in pixels; undefined for one without a size, as a press that drags nothing makes. */
export function cropOfPercents({ x, y, width, height }: CropRectangle, picture: Size): CropRectangle | undefined {
  if (!(width > 0 && height > 0)) return undefined
  const [across, down] = [picture.width / 100, picture.height / 100]
  return placed({ x: x * across, y: y * down, width: width * across, height: height * down }, picture)
}

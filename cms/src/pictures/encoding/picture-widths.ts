/** In pixels: a phone's column, a card, an article, the widest page on a dense screen. */
const widths = [1600, 1200, 800, 480]
/** Every frame is encoded at every width, so an animation gets only the widths of columns. */
const animatedWidths = [800, 480]

/** Returns the widths to encode, the widest first, none above the picture's own. */
export function pictureWidths(ownWidth: number, isAnimated: boolean): number[] {
  const wanted = isAnimated ? animatedWidths : widths
  const widest = Math.min(ownWidth, wanted[0] ?? ownWidth)
  return [widest, ...wanted.filter((width) => width < widest)]
}

/** In pixels: a phone's column, a card, an article, the widest page on a dense screen. */
const widths = [1600, 1200, 800, 480]
/** Every frame is encoded at every width: an animation has only what columns need. */
const animatedWidths = [800, 480]

/** The widths that a picture is kept at, the widest first; never wider than it came. */
export function pictureWidths(ownWidth: number, isAnimated: boolean): number[] {
  const wanted = isAnimated ? animatedWidths : widths
  const widest = Math.min(ownWidth, wanted[0] ?? ownWidth)
  return [widest, ...wanted.filter((width) => width < widest)]
}

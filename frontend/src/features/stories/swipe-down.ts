/** A position on the screen in CSS pixels. */
export interface Touched {
  x: number
  y: number
}

/** The shortest swipe that closes. A tap moves less. */
const leastPx = 80

/** True if the finger moved down, not sideways: this closes the story. */
export const isSwipeDown = (from: Touched, to: Touched) => to.y - from.y >= leastPx && Math.abs(to.x - from.x) * 2 <= to.y - from.y

/** A place on the glass, in CSS pixels. */
export interface Touched {
  x: number
  y: number
}

/** As far as a finger moves that wants something gone; a tap trembles less. */
const leastPx = 80

/** Whether a finger went down, and not to the side: that closes what lies over the page. */
export const isSwipeDown = (from: Touched, to: Touched) => to.y - from.y >= leastPx && Math.abs(to.x - from.x) * 2 <= to.y - from.y

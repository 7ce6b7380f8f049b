/** The gesture of a finger on a slider: not known yet, sliding, or scrolling or pinching the page. */
export type Course = 'unknown' | 'slides' | 'scrolls'

/** The distance in pixels that a finger may move during a tap. */
const tremble = 8

/** The gesture of a finger after it moved this far, in pixels. A diagonal movement counts as a scroll, which changes nothing. */
export function courseOf(sideways: number, downwards: number): Course {
  if (Math.max(Math.abs(sideways), Math.abs(downwards)) < tremble) return 'unknown'
  return Math.abs(sideways) > Math.abs(downwards) ? 'slides' : 'scrolls'
}

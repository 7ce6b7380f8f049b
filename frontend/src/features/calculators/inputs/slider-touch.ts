/** What a finger does that was put on a slider: nothing can be said yet, it slides, or it scrolls or pinches the page. */
export type Course = 'unknown' | 'slides' | 'scrolls'

/** So far may a finger tremble while it taps, in pixels. */
const tremble = 8

/** The course of a finger that has moved by so much; as much downwards as sideways is a scroll, which changes nothing. */
export function courseOf(sideways: number, downwards: number): Course {
  if (Math.max(Math.abs(sideways), Math.abs(downwards)) < tremble) return 'unknown'
  return Math.abs(sideways) > Math.abs(downwards) ? 'slides' : 'scrolls'
}

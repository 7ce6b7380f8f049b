/** The current slide of a story; `isPlaying` is true while it advances by itself. */
export interface ViewerShow {
  index: number
  isPlaying: boolean
}

/** Returns the previous or next slide; at an end of the story, the same one. */
export const stepped = (show: ViewerShow, by: -1 | 1, count: number): ViewerShow => ({
  ...show,
  index: Math.min(Math.max(show.index + by, 0), Math.max(0, count - 1)),
})

/** Returns the state after a slide's time is over: the next slide, or paused on the last one. */
export const afterSlideTime = (show: ViewerShow, count: number): ViewerShow =>
  show.index + 1 < count ? { ...show, index: show.index + 1 } : { ...show, isPlaying: false }

/** Toggles playing. Playing from the last slide starts again at the first, because it would otherwise end at once. */
export const toggledPlay = (show: ViewerShow, count: number): ViewerShow =>
  show.isPlaying ? { ...show, isPlaying: false } : { index: show.index + 1 < count ? show.index : 0, isPlaying: true }

/** The speed of silent reading of English prose, as for the reading time of articles. */
const wordsPerMinute = 220
const lookingMs = 2_500
const shortestMs = 5_000

/** Returns a slide's time in milliseconds: a look at the picture plus the reading time, at least 5 seconds. */
export function slideMs(text: string) {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(shortestMs, lookingMs + (words * 60_000) / wordsPerMinute)
}

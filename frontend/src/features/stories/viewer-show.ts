/** Where a reader is in a story, and whether it goes on by itself. */
export interface ViewerShow {
  index: number
  isPlaying: boolean
}

/** The slide beside the one that is shown; at either end of the story it stays where it is. */
export const stepped = (show: ViewerShow, by: -1 | 1, count: number): ViewerShow => ({
  ...show,
  index: Math.min(Math.max(show.index + by, 0), Math.max(0, count - 1)),
})

/** When the time of a slide is over: the next one, or standing still on the last. */
export const timedOut = (show: ViewerShow, count: number): ViewerShow =>
  show.index + 1 < count ? { ...show, index: show.index + 1 } : { ...show, isPlaying: false }

/** Playing from the last slide would be over at once: it begins again. */
export const toggledPlay = (show: ViewerShow, count: number): ViewerShow =>
  show.isPlaying ? { ...show, isPlaying: false } : { index: show.index + 1 < count ? show.index : 0, isPlaying: true }

/** Silent reading of English prose, as the reading time of articles. */
const wordsPerMinute = 220
const lookingMs = 2_500
const shortestMs = 5_000

/** How long a slide stands: a look at its picture, and its words read in peace. */
export function slideMs(text: string) {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(shortestMs, lookingMs + (words * 60_000) / wordsPerMinute)
}

/** How long a slide stands before the next one comes by itself. */
export const slideMs = 3_000

export interface Slideshow {
  index: number
  /** Whether it goes on by itself. */
  isPlaying: boolean
}

/** The first slide; moving by itself unless the reader has asked for less motion. */
export const startedShow = (prefersReducedMotion: boolean): Slideshow => ({ index: 0, isPlaying: !prefersReducedMotion })

/** The next slide; after the last, the first again. */
export const nextSlide = (show: Slideshow, count: number): Slideshow => ({ ...show, index: (show.index + 1) % count })

/** The slide that was picked. Who picks wants to look at it: nothing moves on. */
export const pickedSlide = (index: number): Slideshow => ({ index, isPlaying: false })

export const toggledShow = (show: Slideshow): Slideshow => ({ ...show, isPlaying: !show.isPlaying })

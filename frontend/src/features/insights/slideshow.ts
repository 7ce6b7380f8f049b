/** The time of one slide in a slideshow that plays. */
export const slideMs = 3_000

export interface Slideshow {
  index: number
  /** True while it advances by itself. */
  isPlaying: boolean
}

/** Returns the first slide, playing unless the reader prefers reduced motion. */
export const startSlideshow = (prefersReducedMotion: boolean): Slideshow => ({ index: 0, isPlaying: !prefersReducedMotion })

/** Returns the next slide; after the last one, the first. */
export const nextSlide = (show: Slideshow, count: number): Slideshow => ({ ...show, index: (show.index + 1) % count })

/** Returns a picked slide, paused so that the reader can look at it. */
export const showSlide = (index: number): Slideshow => ({ index, isPlaying: false })

export const togglePlaying = (show: Slideshow): Slideshow => ({ ...show, isPlaying: !show.isPlaying })

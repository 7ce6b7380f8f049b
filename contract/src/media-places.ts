/** The places of a piece that show a file: its cover, a later section, the picture of shared links, a slide of a story. */
export const mediaPlaces = ['cover', 'section', 'share', 'slide'] as const
export type MediaPlace = (typeof mediaPlaces)[number]

/** The longest words of a file, in characters. */
export const libraryLimits = { alt: 300, caption: 300, credit: 120 } as const

/** Two cards and a half are in sight: the carousel ends where the last two are. */
export const lastPlace = (storyCount: number) => Math.max(0, storyCount - 2)

/** The nearest place that the carousel has. */
export const placeWithin = (place: number, storyCount: number) => Math.min(Math.max(place, 0), lastPlace(storyCount))

/** Returns the last position of the carousel. Two and a half cards are visible, so it ends with the last two. */
export const lastPosition = (storyCount: number) => Math.max(0, storyCount - 2)

/** Returns the nearest valid position. */
export const clampPosition = (place: number, storyCount: number) => Math.min(Math.max(place, 0), lastPosition(storyCount))

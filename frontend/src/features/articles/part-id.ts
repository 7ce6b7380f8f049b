/** Returns the anchor of a section, counted from 1. */
export const partId = (number: number) => `part-${number}`

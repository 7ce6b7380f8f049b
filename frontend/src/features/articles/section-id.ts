/** Returns the anchor of a section, counted from 1. */
export const sectionId = (number: number) => `part-${number}`

/** Where a section begins, counted from 1. */
export const partId = (number: number) => `part-${number}`

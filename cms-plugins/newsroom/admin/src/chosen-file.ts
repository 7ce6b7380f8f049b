/** Returns the name of the field that describes the picture of a section or slide; undefined for other pictures, which have none. */
export const descriptionName = (name: string): string | undefined => (name.endsWith('.imageUrl') ? name.replace(/Url$/, 'Alt') : undefined)

/** True for the address of a video of ours: MP4 or WebM. */
export const isFilm = (address: string): boolean => /\.(mp4|webm)$/i.test(address)

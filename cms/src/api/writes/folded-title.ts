/** Titles and what is searched in them meet in this form, so that case does not matter in any script. */
export const foldTitle = (title: string) => title.toLowerCase().normalize('NFC')

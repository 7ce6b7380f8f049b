/** The names of the filters of a list of articles in an address. */
export const feedNames: readonly string[] = ['category', 'subcategory', 'q', 'page']

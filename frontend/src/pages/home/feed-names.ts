/** The address parameters of a list of articles. */
export const feedNames: readonly string[] = ['category', 'subcategory', 'q', 'page']

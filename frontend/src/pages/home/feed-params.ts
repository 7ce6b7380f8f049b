/** The address parameters of a list of articles. */
export const feedParams: readonly string[] = ['category', 'subcategory', 'q', 'page']

/** The size in CSS pixels of the pictures that the server draws for sites that link to us; the shape that most of them want. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** The picture of pages without their own. */
export const siteSharePicture = '/share/site.png'

/** Returns the path of an article's picture. A new version has a new path, because other sites cache pictures for any time. */
export const articleSharePicture = (id: string, version: number) => `/share/${encodeURIComponent(id)}.png?v=${version}`

export const storySharePicture = (id: string, version: number) => `/share/stories/${encodeURIComponent(id)}.png?v=${version}`

/** Returns the path of a calculator's picture, which shows its initial result. */
export const calculatorSharePicture = (path: string) => `/share/calculators${path}.png`

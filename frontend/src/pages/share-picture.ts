/** The pictures that the server draws for sites that link to us; in CSS pixels. Most of those sites ask for this shape. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** For pages without a picture of their own. */
export const siteSharePicture = '/share/site.png'

/** A new version has a new address: other sites keep a picture as long as they like. */
export const articleSharePicture = (id: string, version: number) => `/share/${encodeURIComponent(id)}.png?v=${version}`

export const storySharePicture = (id: string, version: number) => `/share/stories/${encodeURIComponent(id)}.png?v=${version}`

/** Of a calculator's page: what it works out when it is opened. */
export const calculatorSharePicture = (path: string) => `/share/calculators${path}.png`

/** The text sizes of articles. "standard" is the default and is not stored. */
export const textSizes = ['standard', 'large', 'largest'] as const

export type TextSize = (typeof textSizes)[number]

/** The localStorage key of the chosen size. */
export const textSizeStorageKey = 'textSize'

/** Parses a stored size. Any other value is "standard". */
export const textSizeOf = (text: string | null | undefined): TextSize => textSizes.find((size) => size === text) ?? 'standard'

/**
 * Sets the stored size before the first paint, so that no text moves afterwards. As with the theme, the document's attribute is what the styles read.
 */
export const textSizeBootScript = `try{const s=localStorage.getItem('${textSizeStorageKey}');if(${textSizes
  .slice(1)
  .map((size) => `s==='${size}'`)
  .join('||')})document.documentElement.dataset.textSize=s}catch{}`

/** How large the text of articles is drawn. Standard is what is there without a choice, and is not stored. */
export const textSizes = ['standard', 'large', 'largest'] as const

export type TextSize = (typeof textSizes)[number]

/** Where the reader's choice is kept on the device. */
export const textSizeStorageKey = 'textSize'

/** Whatever else is stored there counts as nothing. */
export const textSizeOf = (text: string | null | undefined): TextSize => textSizes.find((size) => size === text) ?? 'standard'

/**
 * Sets the size before anything is drawn, so that no line moves afterwards. The attribute on the document is the truth, as
 * the class is for the theme; the styles follow it.
 */
export const textSizeBootScript = `try{const s=localStorage.getItem('${textSizeStorageKey}');if(${textSizes
  .slice(1)
  .map((size) => `s==='${size}'`)
  .join('||')})document.documentElement.dataset.textSize=s}catch{}`

/** Where tokens are given their values: the page's own, those of paper, and a viewer that is always dark. */
export const tokenFiles: readonly string[] = ['ui/tokens.css', 'ui/base.css', 'features/stories/story-viewer.module.css']

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla)\(|(?<![\w-])(?:white|black)(?![\w-])/i
/** Strokes, hairlines and their patterns are drawn in pixels; whatever is larger grows with the reader's letters. */
const largestStrokePx = 6
const pixels = /(?<![\w.-])-?(\d*\.?\d+)px/g

/** The declarations of a sheet that have a colour or a length of their own in the place of a token, as they are written. */
export function rawValuesIn(sheet: string, givesTokens = false): string[] {
  const declarations = [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[;{\s])([\w-]+):\s*([^;{}]+);/g)]
  return declarations.flatMap(([whole, property = '', value = '']) => {
    if (givesTokens && property.startsWith('--')) return []
    const isRaw = rawColour.test(value) || [...value.matchAll(pixels)].some(([, length]) => Number(length) > largestStrokePx)
    return isRaw ? [whole.trim()] : []
  })
}

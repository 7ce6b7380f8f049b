/** Style sheets that define tokens: those of the page and of print, and the story viewer, which is always dark. */
export const tokenFiles: readonly string[] = ['ui/tokens.css', 'ui/base.css', 'features/stories/story-viewer.module.css']

/** Scripts that cannot read the token sheet and repeat its values. */
export const tokenScripts: readonly string[] = [
  'frontend/src/app/theme-boot.ts',
  'frontend/server/share-picture/picture-svg.ts',
  'frontend/server/share-picture/picture-tones.ts',
  'cms/src/api/openapi/page/page-style.ts',
  'cms/src/api/newsletter/mail/issue-mail-styles.ts',
]
/** Scripts that compute colours from tokens (tested elsewhere), draw sample pictures, or fill transparent pixels of a JPEG. */
export const paintingScripts: readonly string[] = [
  'frontend/server/share-picture/category-colour.ts',
  'frontend/src/mocks/data/picture-builder.ts',
  'cms/src/pictures/encoding/encode-picture.ts',
]

/** Named colours. `transparent`, `currentColor` and system colours are allowed. */
const colourWords =
  'white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|green|lime|olive|teal|cyan|aqua|blue|navy|purple|magenta|fuchsia|pink|brown|beige'
const colourCode = /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb)\(|\b(?:ok)?l(?:ab|ch)\(\s*[\d.]/i
const rawColour = new RegExp(`${colourCode.source}|(?<![\\w-])(?:${colourWords})(?![\\w-])`, 'i')
/** In px. Strokes and hairlines may be in pixels; anything larger must grow with the reader's font size. */
const largestStrokePx = 6
const isLong = ([, length]: RegExpExecArray) => Number(length) > largestStrokePx
const pixels = /(?<![\w.-])-?(\d*\.?\d+)px/g

/** Returns the declarations of a style sheet that have a raw colour or length instead of a token. */
export function rawValuesIn(sheet: string, givesTokens = false): string[] {
  const declarations = [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[;{\s])([\w-]+):\s*([^;{}]+);/g)]
  return declarations.flatMap(([whole, property = '', value = '']) => {
    if (givesTokens && property.startsWith('--')) return []
    const isRaw = rawColour.test(value) || [...value.matchAll(pixels)].some(isLong)
    return isRaw ? [whole.trim()] : []
  })
}

/** Parts of addresses that look like colours. */
const anchors = ['#feed']
/** Allowed lengths: the `sizes` of pictures, and the font size of charts, which scales like all others. */
const ofPictures = /\bsizes(?:=|:| = )[^\n]*/g
const letterSize = /\bfontSize(?:=\{|: )[\d.]+/g
const namedPaint = new RegExp(`\\b(?:fill|stroke|color|background(?:Color)?|stopColor)(?:=|: )['"](?:${colourWords})['"]`, 'gi')

/** Returns the raw colours and lengths in a script. */
export function rawValuesInScript(script: string): string[] {
  const code = script.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '').replaceAll(ofPictures, '')
  const colours = [...code.matchAll(new RegExp(colourCode.source, 'gi'))].map(([colour]) => colour)
  const lengths = [...code.matchAll(pixels)].filter(isLong).map(([length]) => length)
  const others = [...code.matchAll(letterSize), ...code.matchAll(namedPaint)].map(([whole]) => whole)
  return [...colours.filter((colour) => !anchors.includes(colour)), ...lengths, ...others]
}

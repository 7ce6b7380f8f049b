/** Sheets in which tokens are given their values: the page's own, those of paper, and a viewer that is always dark. */
export const tokenFiles: readonly string[] = ['ui/tokens.css', 'ui/base.css', 'features/stories/story-viewer.module.css']

/** Programs that cannot read the sheet of tokens, and repeat values of it. */
export const tokenScripts: readonly string[] = [
  'frontend/src/app/theme-boot.ts',
  'frontend/server/share-picture/picture-svg.ts',
  'frontend/server/share-picture/picture-tones.ts',
  'cms/src/api/openapi/page/page-style.ts',
]
/** Colours worked out from tokens, which a test holds; the pixels of sample pictures, and of what a JPEG has in place of none. */
export const paintingScripts: readonly string[] = [
  'frontend/server/share-picture/category-colour.ts',
  'frontend/src/mocks/data/picture-builder.ts',
  'cms/src/pictures/encoding/encode-picture.ts',
]

/** The words of CSS that a designer would type; `transparent`, `currentColor` and those of the reader's system are no colour of ours. */
const colourWords =
  'white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|green|lime|olive|teal|cyan|aqua|blue|navy|purple|magenta|fuchsia|pink|brown|beige'
const colourCode = /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb)\(|\b(?:ok)?l(?:ab|ch)\(\s*[\d.]/i
const rawColour = new RegExp(`${colourCode.source}|(?<![\\w-])(?:${colourWords})(?![\\w-])`, 'i')
/** Strokes, hairlines and their patterns are drawn in pixels; whatever is larger grows with the reader's letters. */
const largestStrokePx = 6
const isLong = ([, length]: RegExpExecArray) => Number(length) > largestStrokePx
const pixels = /(?<![\w.-])-?(\d*\.?\d+)px/g

/** The declarations of a sheet that have a colour or a length of their own in the place of a token, as they are written. */
export function rawValuesIn(sheet: string, givesTokens = false): string[] {
  const declarations = [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[;{\s])([\w-]+):\s*([^;{}]+);/g)]
  return declarations.flatMap(([whole, property = '', value = '']) => {
    if (givesTokens && property.startsWith('--')) return []
    const isRaw = rawColour.test(value) || [...value.matchAll(pixels)].some(isLong)
    return isRaw ? [whole.trim()] : []
  })
}

/** No colour: parts of addresses that read like one. */
const anchors = ['#feed']
/** How wide a picture is drawn is told to the browser, which chooses a file by it; and a letter of a chart grows like all others. */
const ofPictures = /\bsizes(?:=|:| = )[^\n]*/g
const letterSize = /\bfontSize(?:=\{|: )[\d.]+/g
const namedPaint = new RegExp(`\\b(?:fill|stroke|color|background(?:Color)?|stopColor)(?:=|: )['"](?:${colourWords})['"]`, 'gi')

/** Colours and lengths that a script has of its own, in what it draws or styles. */
export function rawValuesInScript(script: string): string[] {
  const code = script.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '').replaceAll(ofPictures, '')
  const colours = [...code.matchAll(new RegExp(colourCode.source, 'gi'))].map(([colour]) => colour)
  const lengths = [...code.matchAll(pixels)].filter(isLong).map(([length]) => length)
  const others = [...code.matchAll(letterSize), ...code.matchAll(namedPaint)].map(([whole]) => whole)
  return [...colours.filter((colour) => !anchors.includes(colour)), ...lengths, ...others]
}

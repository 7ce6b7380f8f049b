import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'

/** A text as positioned glyphs; lengths in ems. */
export interface ShapedText {
  width: number
  glyphs: readonly PlacedGlyph[]
}

interface PlacedGlyph {
  x: number
  y: number
  /** An SVG path in font units (`unitsPerEm` to the em), with the y axis pointing up. */
  path: string
  unitsPerEm: number
}

interface LoadedFont {
  font: Font
  unitsPerEm: number
  codePoints: ReadonlySet<number>
  /** Cached outlines by glyph; a font has a few hundred. */
  outlines: Map<number, string>
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Joiners, variation selectors and direction marks, which are invisible in every font. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u

/** A list of fonts. A letter is drawn in the first font that has it, and left out if none has. */
export class Typeface {
  readonly #fonts: readonly LoadedFont[]

  constructor(files: readonly Uint8Array[]) {
    this.#fonts = files.map((file) => {
      const face = new Face(new Blob(file))
      return { font: new Font(face), unitsPerEm: face.upem, codePoints: new Set(face.collectUnicodes()), outlines: new Map() }
    })
  }

  /** Shapes a text. `letterSpacing`, in ems, is added after each glyph. */
  shape(text: string, letterSpacing = 0): ShapedText {
    const glyphs: PlacedGlyph[] = []
    let width = 0
    for (const run of this.#runsOf(text)) {
      const { unitsPerEm } = run.font
      for (const glyph of shapedGlyphs(run)) {
        const path = outlineOf(run.font, glyph.codepoint)
        glyphs.push({ x: width + glyph.xOffset / unitsPerEm, y: glyph.yOffset / unitsPerEm, path, unitsPerEm })
        width += glyph.xAdvance / unitsPerEm + letterSpacing
      }
    }
    return { width, glyphs }
  }

  /** Returns the width in ems. Faster than `shape`, because it loads no outlines. */
  widthOf(text: string, letterSpacing = 0) {
    let width = 0
    for (const run of this.#runsOf(text)) {
      for (const { xAdvance } of shapedGlyphs(run)) width += xAdvance / run.font.unitsPerEm + letterSpacing
    }
    return width
  }

  /** Returns the text without the letters that no font has. */
  drawable(text: string) {
    return this.#runsOf(text)
      .map(({ text: part }) => part)
      .join('')
      .trim()
  }

  /** Splits a text into runs of one font. Letters of a run stay together, because shaping depends on their neighbours. */
  #runsOf(text: string) {
    const runs: { font: LoadedFont; text: string }[] = []
    for (const { segment } of graphemes.segment(text)) {
      const font = this.#fontOf(segment, runs.at(-1)?.font)
      if (font === undefined) continue
      const last = runs.at(-1)
      if (last?.font === font) last.text += segment
      else runs.push({ font, text: segment })
    }
    return runs
  }

  /** Returns the font of a letter. Spaces, digits, punctuation and symbols stay in the font of the letter before them. */
  #fontOf(cluster: string, before: LoadedFont | undefined) {
    const needed = [...cluster].filter((character) => !invisible.test(character)).map((character) => character.codePointAt(0) ?? 0)
    if (needed.length === 0) return undefined
    const has = ({ codePoints }: LoadedFont) => needed.every((codePoint) => codePoints.has(codePoint))
    const isNeutral = /^[\p{Zs}\p{P}\p{S}\p{N}]+$/u.test(cluster)
    return isNeutral && before && has(before) ? before : this.#fonts.find(has)
  }
}

function shapedGlyphs({ font: { font }, text }: { font: LoadedFont; text: string }) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => ({
    codepoint,
    xOffset,
    yOffset,
    xAdvance,
  }))
}

function outlineOf({ font, outlines }: LoadedFont, glyph: number) {
  const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
  outlines.set(glyph, outline)
  return outline
}

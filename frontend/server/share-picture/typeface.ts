import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'

/** Text with its glyphs in place; lengths in ems. */
export interface ShapedText {
  width: number
  glyphs: readonly PlacedGlyph[]
}

interface PlacedGlyph {
  x: number
  y: number
  /** An outline in an em of `unitsPerEm`, its y axis pointing up. */
  path: string
  unitsPerEm: number
}

interface LoadedFont {
  font: Font
  unitsPerEm: number
  codePoints: ReadonlySet<number>
  /** By glyph; a font has some hundreds. */
  outlines: Map<number, string>
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Joiners, variation selectors and marks of direction: without a look of their own, whatever the font. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u

/** Fonts that stand in for each other: a letter is drawn in the first that has it, and left out where none has. */
export class Typeface {
  readonly #fonts: readonly LoadedFont[]

  constructor(files: readonly Uint8Array[]) {
    this.#fonts = files.map((file) => {
      const face = new Face(new Blob(file))
      return { font: new Font(face), unitsPerEm: face.upem, codePoints: new Set(face.collectUnicodes()), outlines: new Map() }
    })
  }

  /** `letterSpacing` in ems, added after each glyph. */
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

  /** The same width, without the outlines: they are what costs. */
  widthOf(text: string, letterSpacing = 0) {
    let width = 0
    for (const run of this.#runsOf(text)) {
      for (const { xAdvance } of shapedGlyphs(run)) width += xAdvance / run.font.unitsPerEm + letterSpacing
    }
    return width
  }

  /** The text without the letters that no font has. */
  drawable(text: string) {
    return this.#runsOf(text)
      .map(({ text: part }) => part)
      .join('')
      .trim()
  }

  /** Pieces of one font each: a script is only shaped rightly where its letters stay together. */
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

  /** Spaces and the like stay in the font of what stands before them. */
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

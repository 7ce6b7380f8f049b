import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCover } from './draw-cover'
import { motifNames } from './motif-names'

const landscape = { width: 1200, height: 800 }
const portrait = { width: 800, height: 1200 }
const slugs = Array.from({ length: 12 }, (_, index) => `article-${index}`)

/** Returns the colours used in a drawing. */
const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g))

describe.each(motifNames)('a cover with %s', (motif) => {
  const cover = (slug: string, size = landscape, category = 'Tax') => drawCover({ slug, motif, category, ...size })

  it('is the same for the same slug and another for another', () => {
    expect(cover('article-1')).toBe(cover('article-1'))
    expect(new Set(slugs.map((slug) => cover(slug))).size).toBe(slugs.length)
  })

  it('keeps its shapes when the category changes, not its colours', () => {
    const shapes = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '')
    expect(shapes(cover('article-1', landscape, 'Loan'))).toBe(shapes(cover('article-1')))
    expect(colours(cover('article-1', landscape, 'Loan'))).not.toEqual(colours(cover('article-1')))
  })

  it.each([
    ['wide', landscape],
    ['tall', portrait],
  ])('is a sound drawing, %s', async (_name, size) => {
    for (const slug of slugs) {
      const svg = cover(slug, size)
      // NaN must not be drawn, and text must be outlines: librsvg would use any font of the machine.
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ width, height }).toEqual(size)
    }
  })

  it('has saffron in it', () => {
    for (const slug of slugs) {
      const used = colours(cover(slug))
      expect(used.has('#c2570c') !== used.has('#e07a2f')).toBe(true)
    }
  })
})

describe.each(motifNames)('a figure with %s', (motif) => {
  const cover = (figure: string, slug = 'article-1', size = landscape) => drawCover({ slug, motif, category: 'Tax', figure, ...size })
  const letters = (svg: string) => [...svg.matchAll(/<path transform="translate\((-?[\d.]+) -?[\d.]+\) scale\(([\d.]+) /g)]

  it('is drawn as outlines, the same each time, one for each letter', () => {
    expect(cover('18%')).toBe(cover('18%'))
    expect(letters(cover('18%'))).toHaveLength(3)
    expect(cover('18%')).not.toContain('<text')
    expect(cover('12%')).not.toBe(cover('18%'))
  })

  it('is within the square that a list shows of it, and large enough to read there', () => {
    for (const figure of ['8%', '83.9%', '₹12 lakh', '₹1,50,800', '₹12.75 lakh']) {
      const found = letters(cover(figure))
      const places = found.map(([, x]) => Number(x))
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...places)).toBeLessThan(760)
      // The font size in a drawing 1200 wide. Shown 120 pixels wide it is a tenth of this, and a digit is 0.7 of it high
      expect(Number(found[0]?.[2]) * 1000).toBeGreaterThan(figure.length > 8 ? 88 : 115)
    }
  })

  it.each([
    ['wide', landscape],
    ['tall', portrait],
  ])('is a sound drawing, %s', async (_name, size) => {
    for (const slug of slugs) {
      const svg = cover('₹12 lakh', slug, size)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ width, height }).toEqual(size)
    }
  })

  it('has saffron in it', () => {
    const used = colours(cover('18%'))
    expect(used.has('#c2570c') !== used.has('#e07a2f')).toBe(true)
  })
})

it('refuses a letter that it could not draw', () => {
  expect(() => drawCover({ slug: 'a', motif: 'loom', category: 'Tax', figure: '12 €', ...landscape })).toThrow('There is no outline of “€”')
})

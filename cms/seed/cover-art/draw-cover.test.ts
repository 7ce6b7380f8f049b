import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCover } from './draw-cover'
import { motifNames } from './motif-names'

const landscape = { width: 1200, height: 800 }
const portrait = { width: 800, height: 1200 }
const slugs = Array.from({ length: 12 }, (_, index) => `article-${index}`)

/** The colours that a drawing uses. */
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
      // Not a number, and no font: librsvg would draw nothing for the one and anything for the other.
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

describe('a figure on a cover', () => {
  const cover = (figure?: string, size = landscape) => drawCover({ slug: 'article-1', motif: 'steps', category: 'Tax', figure, ...size })

  it('stands over the same motif, as outlines', () => {
    const [plain, with18] = [cover(), cover('18%')]
    expect(with18.startsWith(plain.slice(0, -'</svg>'.length))).toBe(true)
    expect(with18.match(/<path transform="translate/g)).toHaveLength(3)
    expect(with18).not.toContain('<text')
    expect(cover('12%')).not.toBe(with18)
  })

  it('is within the square that a list shows of it, however long', () => {
    for (const figure of ['8%', '₹12.75 lakh', '₹1,50,800', '₹99,99,999.99']) {
      const places = [...cover(figure).matchAll(/<path transform="translate\(([\d.]+) /g)].map(([, x]) => Number(x))
      expect(Math.min(...places)).toBeGreaterThan(200)
      expect(Math.max(...places)).toBeLessThan(1000)
    }
  })

  it('refuses a letter that it could not draw', () => {
    expect(() => cover('12 €')).toThrow('There is no outline of “€”')
  })
})

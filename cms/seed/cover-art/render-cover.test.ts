import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderCover } from './render-cover'

const subject = { slug: 'a-cover', motif: 'coins', category: 'Saving' } as const

describe('renderCover', () => {
  it.each([
    [
      'landscape',
      [
        [1200, 800],
        [800, 533],
        [480, 320],
        [800, 533],
      ],
    ],
    [
      'portrait',
      [
        [800, 1200],
        [480, 720],
        [480, 720],
      ],
    ],
  ] as const)('%s: WebP, the widest first, and a JPEG', async (shape, sizes) => {
    const encodings = await renderCover({ ...subject, shape })
    expect(encodings.map(({ width, height }) => [width, height])).toEqual(sizes)
    expect(encodings.map(({ format }) => format)).toEqual([...sizes.slice(1).map(() => 'webp'), 'jpeg'])
    for (const { buffer, ...named } of encodings) {
      const { format, width, height } = await sharp(buffer).metadata()
      expect({ format, width, height }).toEqual(named)
    }
  })
})

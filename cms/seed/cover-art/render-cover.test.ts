import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderAvifCover, renderCover } from './render-cover'

const subject = { slug: 'a-cover', motif: 'coins', category: 'Saving' } as const

describe('renderCover', () => {
  it.each([
    ['landscape', [[1200, 800], [800, 533], [480, 320]]],
    ['portrait', [[800, 1200], [480, 720]]],
  ] as const)('%s: WebP, the widest first', async (shape, sizes) => {
    const encodings = await renderCover({ ...subject, shape })
    expect(encodings.map(({ width, height }) => [width, height])).toEqual(sizes)
    for (const { buffer, ...named } of encodings) {
      const { format, width, height } = await sharp(buffer).metadata()
      expect({ format, width, height }).toEqual(named)
    }
  })
})

describe('renderAvifCover', () => {
  it('makes one width', async () => {
    const { buffer, ...named } = await renderAvifCover({ ...subject, shape: 'landscape' }, 480)
    expect(named).toEqual({ width: 480, height: 320, format: 'avif' })
    expect((await sharp(buffer).metadata()).format).toBe('heif')
  })
})

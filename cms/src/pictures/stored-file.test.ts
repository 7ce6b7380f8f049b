import { describe, expect, it } from 'vitest'
import { pictureOf, type StoredFormat } from './stored-file'

const format = (name: string, mime: string, width: number): StoredFormat => ({
  name,
  mime,
  width,
  hash: name,
  ext: '.x',
  path: null,
  height: width,
  size: 1,
  sizeInBytes: 1_000,
  url: `/uploads/${name}`,
  provider_metadata: {},
})

describe('a file of the Media Library', () => {
  it('is a picture with the encodings that readers may choose from', () => {
    const formats = {
      thumbnail: format('t', 'image/webp', 100),
      webp_800: format('a', 'image/webp', 800),
      avif_800: format('b', 'image/avif', 800),
      odd: format('c', 'image/tiff', 800),
    }
    expect(pictureOf({ url: '/uploads/a', width: 1200, height: 800, formats })).toEqual({
      width: 1200,
      height: 800,
      variants: [
        { url: '/uploads/a', width: 800, format: 'webp' },
        { url: '/uploads/b', width: 800, format: 'avif' },
      ],
    })
  })

  it('is none where it has no size', () => {
    expect(pictureOf({ url: '/uploads/v.mp4', width: null, height: null, formats: null })).toBeUndefined()
  })
})

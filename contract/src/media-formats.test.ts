import { describe, expect, it } from 'vitest'
import { fileFormatOf, isAccepted, refusedFormats } from './media-formats.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const media = (major: string, others: readonly string[] = [], rest = '') =>
  bytes(`\0\0\0${String.fromCharCode(16 + others.length * 4)}ftyp${major}\0\0\0\0${others.join('')}${rest}`)
const png = (...chunks: string[]) =>
  bytes(`\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR${'x'.repeat(13)}crc_${chunks.map((name) => `\0\0\0\x02${name}xxcrc_`).join('')}`)

describe('a file by its first bytes', () => {
  it.each([
    ['a JPEG', bytes('\xFF\xD8\xFF\xE0'), 'jpeg'],
    ['a PNG', png('iCCP', 'IDAT', 'acTL'), 'png'],
    ['a PNG that moves', png('iCCP', 'acTL', 'IDAT'), 'animated-png'],
    ['a GIF', bytes('GIF89a'), 'gif'],
    ['a WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
    ['an AVIF', media('avif', ['mif1', 'miaf']), 'avif'],
    ['an AVIF that says it is some picture', media('mif1', ['miaf', 'avif']), 'avif'],
    ['an AVIF by the rules of MIAF', media('miaf', ['mif1', 'avif']), 'avif'],
    ['an AVIF by its codec alone', media('miaf', ['mif1'], '....infe....av01'), 'avif'],
    ['an AVIF that moves', media('avis', ['msf1']), 'animated-avif'],
    ['a HEIC', media('heic', ['mif1']), 'heic'],
    ['a HEIC that says it is some picture', media('mif1', ['mif1', 'heic']), 'heic'],
    ['a HEIC by its codec alone', media('mif1', ['miaf'], '....infe....hvc1'), 'heic'],
    ['a film', media('isom', ['iso2', 'mp41']), 'mp4'],
    ['a film of a phone', media('mp42', ['isom']), 'mp4'],
    ['a film of Apple TV', media('M4V '), 'mp4'],
    ['a WebM', bytes('\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\x82\x84webm'), 'webm'],
    ['a Matroska film', bytes('\x1A\x45\xDF\xA3\x9F\x42\x82\x88matroska'), 'matroska'],
    ['a QuickTime film', media('qt  ', ['qt  ']), 'mov'],
    ['a QuickTime film of old', bytes('\0\0\0\x08wide\0\0\0\0mdat'), 'mov'],
    ['a film of an old phone', media('3gp5', ['isom']), '3gp'],
    ['a sound', media('M4A ', ['mp42']), 'sound'],
    ['a TIFF of Intel', bytes('II*\0'), 'tiff'],
    ['a TIFF of Motorola', bytes('MM\0*'), 'tiff'],
    ['a BMP', bytes('BM\0\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'), 'bmp'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    [
      'an SVG of a design program',
      bytes('\u00EF\u00BB\u00BF<?xml version="1.0"?>\n<!-- Made by -->\n<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY a "b"> ]>\n<svg>'),
      'svg',
    ],
    ['an SVG in two bytes a letter', bytes([...'\xFF\xFE', ...'<\0s\0v\0g\0 \0'].join('')), 'svg'],
    ['a JPEG XL', bytes('\xFF\x0A'), 'jpeg-xl'],
    ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ] as const)('%s', (_, sample, format) => {
    expect(fileFormatOf(sample)).toBe(format)
  })

  it.each([
    ['nothing', bytes('')],
    ['a text about BMW', bytes('BMW and others make cars')],
    ['a page', bytes('<!doctype html><svg>')],
    ['a brand that nobody knows', media('zzzz', ['isom', 'mp42'])],
    ['a picture of a codec that nobody knows', media('mif1', ['miaf'], 'infe....vvc1')],
    ['a cut head', bytes('\0\0\0\x18ftyp')],
    ['a PNG chunk that says it is endless', bytes('PNG\0\0\0\0')],
  ])('%s is nothing that we know', (_, sample) => {
    expect(fileFormatOf(sample)).toBeUndefined()
  })

  it('that is refused is named, with a way out', () => {
    for (const sentence of Object.values(refusedFormats)) expect(sentence).toMatch(/^[A-Z0-9].+ not supported.*\. (?:Export|Save) .+\.$/)
    expect([isAccepted('animated-png'), isAccepted('heic')]).toEqual([true, false])
  })

  it('never costs more than its first bytes, whatever they are', () => {
    for (const filler of ['<!--', '<?', ' ', '<!DOCTYPE svg ', '\x1A\x45\xDF\xA3', '\x89PNG\r\n\x1A\n'])
      expect(() => fileFormatOf(bytes(filler.repeat(2_000)))).not.toThrow()
  })
})

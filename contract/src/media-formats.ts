/** The accepted file formats. The uploader gets `note` if the file is not stored exactly as sent. */
export const acceptedFormats = {
  jpeg: { kind: 'image', mime: 'image/jpeg' },
  png: { kind: 'image', mime: 'image/png' },
  'animated-png': {
    kind: 'image',
    mime: 'image/png',
    note: 'Animated PNGs are stored as a still picture. For animation, use GIF or WebP.',
  },
  webp: { kind: 'image', mime: 'image/webp' },
  avif: { kind: 'image', mime: 'image/avif' },
  'animated-avif': {
    kind: 'image',
    mime: 'image/avif',
    note: 'Animated AVIFs are stored as a still picture. For animation, use GIF or WebP.',
  },
  gif: { kind: 'image', mime: 'image/gif' },
  mp4: { kind: 'video', mime: 'video/mp4' },
  webm: { kind: 'video', mime: 'video/webm' },
} as const satisfies Record<string, { kind: 'image' | 'video'; mime: string; note?: string }>

const asMp4 = 'Export it as MP4 (H.264).'

/** Formats that are recognised but refused, each with a message that says what to do. */
export const refusedFormats = {
  heic: 'HEIC pictures from an iPhone are not supported. Export as JPEG, or set Camera, Formats to Most Compatible.',
  tiff: 'TIFF pictures are not supported. Save as PNG or JPEG.',
  bmp: 'BMP pictures are not supported. Save as PNG.',
  svg: 'SVG drawings are not supported, as they may contain programs. Export as PNG.',
  mov: `MOV films from an iPhone or Mac are not supported. ${asMp4}`,
  'jpeg-xl': 'JPEG XL pictures are not supported. Save as JPEG or PNG.',
  'jpeg-2000': 'JPEG 2000 pictures are not supported. Save as JPEG or PNG.',
  raw: 'Raw camera files are not supported. Export as JPEG.',
  psd: 'Photoshop files are not supported. Export as PNG or JPEG.',
  icon: 'ICO icons are not supported. Save as PNG.',
  pdf: 'PDF files are not supported. Export the page as PNG.',
  avi: `AVI films are not supported. ${asMp4}`,
  matroska: `MKV films are not supported. ${asMp4}`,
  '3gp': `3GP films are not supported. ${asMp4}`,
  sound: 'Audio files are not supported. Export a film as MP4 (H.264).',
} as const

export type AcceptedFormat = keyof typeof acceptedFormats
export type RefusedFormat = keyof typeof refusedFormats
export type FileFormat = AcceptedFormat | RefusedFormat

export const isAccepted = (format: FileFormat): format is AcceptedFormat => format in acceptedFormats

/** The number of bytes from the start of a file that are needed to recognise it. */
export const signatureBytes = 4_100

/** The brands in an ISO media file (ISO 14496-12) and their formats. Any other brand is unknown. */
const brands: readonly (readonly [FileFormat, readonly string[]])[] = [
  ['avif', ['avif']],
  ['animated-avif', ['avis']],
  ['heic', ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'MiHE', 'MiHB']],
  ['mov', ['qt  ']],
  ['sound', ['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B ']],
  ['raw', ['crx ']],
  ['jpeg-2000', ['jp2 ', 'jpx ', 'jpm ', 'mjp2']],
  ['jpeg-xl', ['jxl ']],
  ['3gp', ['3gp4', '3gp5', '3gp6', '3gp7', '3gp8', '3gp9', '3gr6', '3gs6', '3gs7', '3ge6', '3ge7', '3gg6', '3g2a', '3g2b', '3g2c']],
  ['mp4', ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'isoa', 'isob', 'isoc', 'mp41', 'mp42', 'mp71', 'avc1']],
  ['mp4', ['av01', 'hvc1', 'hev1', 'dash', 'msdh', 'cmfc', 'cmf2', 'cmff', 'M4V ', 'M4VH', 'M4VP', 'F4V ', 'F4P ', 'MSNV', 'XAVC', 'mmp4', 'dby1']],
]
/** Brands for any picture in this container. Its codec is given elsewhere in the file. */
const pictureBrands: readonly string[] = ['mif1', 'mif2', 'mif3', 'miaf', 'msf1', 'MA1A', 'MA1B', 'MiPr', 'avio', 'geo1', '1pic', 'unif']
const codecsOfPictures = [
  ['av01', 'avif'],
  ['hvc1', 'heic'],
  ['hev1', 'heic'],
] as const

const formatOfBrand = (brand: string) => brands.find(([, of]) => of.includes(brand))?.[0]
const isPicture = (format: FileFormat | undefined) => format === 'avif' || format === 'animated-avif' || format === 'heic'

/** Returns the format of an ISO media file; undefined for an unknown brand, whatever brands the file claims to be compatible with. */
function formatOfMedia(text: string, headBytes: number): FileFormat | undefined {
  const major = text.slice(8, 12)
  const known = formatOfBrand(major)
  if (known !== undefined) return known
  const others = text.slice(16, Math.max(16, headBytes)).match(/.{4}/gs) ?? []
  const picture = others.map(formatOfBrand).find(isPicture)
  if (picture !== undefined) return picture
  if (![major, ...others].some((brand) => pictureBrands.includes(brand))) return undefined
  return codecsOfPictures.find(([codec]) => text.includes(codec))?.[1]
}

/** The first boxes of old QuickTime films, which have no brand. */
const oldQuickTimeBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

/** True if the PNG is animated: its `acTL` chunk comes before the first pixels. */
function isAnimatedPng(sample: Uint8Array, text: string): boolean {
  const view = new DataView(sample.buffer, sample.byteOffset, sample.byteLength)
  for (let at = 8; at + 8 <= sample.length; at += 12 + view.getUint32(at)) {
    const chunk = text.slice(at + 4, at + 8)
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL'
  }
  return false
}

const withoutProlog = (text: string) =>
  text
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)/, '')
    .replaceAll('\0', '')
    .replace(/^(?:\s+|<\?[^>]*>|<!--.*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[.*?\]\s*)?>)+/is, '')

const isDrawing = (text: string) => /^<(?:[a-z]+:)?svg[\s>/]/i.test(withoutProlog(text)) || /^[^<]*<!DOCTYPE\s+svg\b/i.test(text)

const sizesOfBitmapHeads = [12, 16, 40, 52, 56, 64, 108, 124]

/** The first bytes of each format, and for some the bytes from the eighth on. */
const signatures: readonly (readonly [FileFormat, string, string?])[] = [
  ['jpeg', '\xFF\xD8\xFF'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF', 'WEBP'],
  ['avi', 'RIFF', 'AVI '],
  ['sound', 'RIFF', 'WAVE'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['tiff', 'II+\0'],
  ['tiff', 'MM\0+'],
  ['jpeg-xl', '\xFF\x0A'],
  ['jpeg-xl', '\0\0\0\x0CJXL '],
  ['jpeg-2000', '\0\0\0\x0CjP  '],
  ['jpeg-2000', '\xFF\x4F\xFF\x51'],
  ['psd', '8BPS'],
  ['icon', '\0\0\x01\0'],
  ['pdf', '%PDF-'],
  ['sound', 'ID3'],
  ['sound', 'OggS'],
  ['sound', 'fLaC'],
]

/** The start of EBML, the container of WebM and Matroska. The header tells which of the two it is. */
const startOfEbml = '\x1A\x45\xDF\xA3'

/**
 * Returns a file's format from its first bytes; undefined if unknown. The browser calls it before an upload and the cms before it accepts
 * one. The file's name and declared type are ignored, because both can be wrong.
 */
export function fileFormatOf(bytes: Uint8Array): FileFormat | undefined {
  const sample = bytes.subarray(0, signatureBytes)
  const text = String.fromCharCode(...sample)
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return isAnimatedPng(sample, text) ? 'animated-png' : 'png'
  const view = new DataView(sample.buffer, sample.byteOffset, sample.byteLength)
  const box = text.slice(4, 8)
  if (box === 'ftyp' && sample.length >= 12) return formatOfMedia(text, view.getUint32(0))
  if (oldQuickTimeBoxes.includes(box)) return 'mov'
  if (text.startsWith('BM') && sample.length >= 18 && sizesOfBitmapHeads.includes(view.getUint32(14, true))) return 'bmp'
  if (text.startsWith(startOfEbml)) return text.slice(0, 100).includes('webm') ? 'webm' : 'matroska'
  const found = signatures.find(([, first, then = '']) => text.startsWith(first) && text.startsWith(then, 8))
  return found?.[0] ?? (isDrawing(text) ? 'svg' : undefined)
}

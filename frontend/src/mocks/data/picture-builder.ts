import type { MediaAnswer } from '@artha/contract/media'
import type { Picture } from '@artha/contract/picture'

const pictureFile = /^\/uploads\/mock-([\w-]+)-\d+\.webp$/

export const pictureUrl = (name: string, width = 1200) => `/uploads/mock-${name}-${width}.webp`

export const pictureBuilder = (name: string): Picture => ({
  width: 1200,
  height: 800,
  variants: [400, 800, 1200].map((width) => ({ url: pictureUrl(name, width), width, format: 'webp' })),
})

/** The answer to an upload, without other encodings, so that the chosen file is shown. */
export const mediaBuilder = (media: Partial<MediaAnswer> = {}): MediaAnswer => ({
  secure_url: pictureUrl('upload'),
  kind: 'image',
  image: { ...pictureBuilder('upload'), variants: [] },
  ...media,
})

/** Returns an SVG placeholder with a colour by its name; undefined for a file that is not from the mocks. */
export function drawPicture(path: string) {
  const name = pictureFile.exec(path)?.[1]
  if (name === undefined) return undefined
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const coins = [0, 1, 2, 3].map((index) => {
    const size = 60 + ((hue + index * 53) % 140)
    return `<circle cx="${240 + index * 250}" cy="${640 - size}" r="${size}" fill="oklch(${55 + index * 8}% .11 ${hue})"/>`
  })
  const paper = `<path fill="oklch(92% .03 ${hue})" d="M0 0h1200v800H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${paper}${coins.join('')}</svg>`
}

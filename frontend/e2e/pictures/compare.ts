import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'

export interface Difference {
  name: string
  /** The share of differing pixels, from 0 to 1; 1 if the sizes differ or there is no earlier picture. */
  share: number
}

const addressOf = async (file: string) => `data:image/png;base64,${(await readFile(file)).toString('base64')}`

/** Compares two pictures in the browser, which can decode them. */
const shareOfDifferent = (page: Page, before: string, now: string) =>
  page.evaluate(
    async ([first, second]) => {
      const pixelsOf = async (address: string) => {
        const image = new Image()
        image.src = address
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        return { width, height, pixels: context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
      }
      const [a, b] = await Promise.all([pixelsOf(first), pixelsOf(second)])
      if (a.width !== b.width || a.height !== b.height) return 1
      let different = 0
      for (let at = 0; at < a.pixels.length; at += 4) {
        const isSame = a.pixels[at] === b.pixels[at] && a.pixels[at + 1] === b.pixels[at + 1] && a.pixels[at + 2] === b.pixels[at + 2]
        if (!isSame) different += 1
      }
      return (different * 4) / a.pixels.length
    },
    [before, now] as const,
  )

/** Compares the pictures in two folders. Returns the differing ones, the most different first. */
export async function compare(browser: Browser, names: readonly string[], before: string, now: string): Promise<Difference[]> {
  const page = await browser.newPage()
  const differences: Difference[] = []
  for (const name of names) {
    const first = await addressOf(path.join(before, name)).catch(() => undefined)
    const share = first === undefined ? 1 : await shareOfDifferent(page, first, await addressOf(path.join(now, name)))
    if (share > 0) differences.push({ name, share })
  }
  await page.close()
  return differences.sort((a, b) => b.share - a.share)
}

const row = ({ name, share }: Difference) =>
  `<section><h2>${name}: ${(share * 100).toFixed(2)}%</h2><img src="base/${name}" alt="before"><img src="now/${name}" alt="now"></section>`

/** Writes a page that shows both pictures of each difference side by side. */
export const writeComparison = (file: string, differences: readonly Difference[]) =>
  writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pictures compared</title><style>img{width:48%;vertical-align:top;border:1px solid}</style>${differences.map(row).join('')}`,
  )

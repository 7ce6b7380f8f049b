import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { categoryColour } from './category-colour.ts'

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
const tones = read('features/articles/category-tone.module.css')
const token = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(read('ui/tokens.css'))?.[1])

/** Converts oklch to hex with Björn Ottosson’s matrices. */
function hexOf(lightness: number, chroma: number, hueDegrees: number) {
  const hue = (hueDegrees * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
  return `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const hues = [...tones.matchAll(/\.(\w+) \{\s*--hue: (\d+);/g)].map(([, name = '', hue]) => [name, Number(hue)] as const)

test.each(hues)('%s has the colour of its hue in the styles', (name, hue) => {
  const category = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  expect(categoryColour(category)).toBe(hexOf(token('tone-lightness'), token('tone-chroma'), hue))
})

test('no category but "All" is without one, however it is written', () => {
  const plain = categoryColour('')
  for (const category of [...articleCategories, ...legacyCategories]) {
    expect(categoryColour(` ${category.toUpperCase()} `) === plain).toBe(category === 'All')
  }
})

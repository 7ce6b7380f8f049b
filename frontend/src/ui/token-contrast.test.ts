import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

function tokensOf(css: string, selector: string) {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

const css = read('tokens.css')
const light = tokensOf(css, ':root')
const themes = { light, dark: { ...light, ...tokensOf(css, ':root.dark') } }
type Theme = keyof typeof themes

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function linearOfHex(hex: string) {
  return [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
}

/** Converts OKLCH to linear sRGB with Björn Ottosson's matrices; a channel outside 0..1 is outside sRGB. */
function linearOfOklch(lightness: number, chroma: number, hueDegrees: number) {
  const hue = (hueDegrees * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: number[], other: number[]) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const colour = (theme: Theme, token: string) => linearOfHex(themes[theme][token] ?? '')

const grounds = ['paper', 'surface', 'tint']
const textColours = ['ink', 'ink-muted', 'accent', 'mark', 'gain', 'loss']
const hues = [...new Set([...read('../features/articles/category-tone.module.css').matchAll(/--hue:\s*(\d+)/g)].map(([, hue]) => Number(hue)))]

describe.each(['light', 'dark'] as const)('colours of text in the %s theme', (theme) => {
  it.each(textColours.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s on %s passes AA', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('the frame of an input can be seen on %s', (ground) => {
    expect(contrast(colour(theme, 'control'), colour(theme, ground))).toBeGreaterThanOrEqual(3)
  })

  it('text on the accent passes AA', () => {
    expect(contrast(colour(theme, 'on-accent'), colour(theme, 'accent'))).toBeGreaterThanOrEqual(4.5)
  })

  it('text on a filled button passes AA, and its edge can be seen on every ground', () => {
    expect(contrast(colour(theme, 'on-fill'), colour(theme, 'fill'))).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds) expect(contrast(colour(theme, 'fill-edge'), colour(theme, ground))).toBeGreaterThanOrEqual(3)
  })

  it.each(hues)('the category colour of hue %d is a colour of sRGB and passes AA', (hue) => {
    const tone = linearOfOklch(Number(themes[theme]['tone-lightness']), Number(themes[theme]['tone-chroma']), hue)
    for (const channel of tone) expect(channel).toBeGreaterThanOrEqual(-0.001)
    for (const channel of tone) expect(channel).toBeLessThanOrEqual(1.001)
    for (const ground of grounds) expect(contrast(tone, colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })
})

it('every category has its hue', () => {
  expect(hues.length).toBeGreaterThanOrEqual(10)
})

it('a filled button does not shout in the dark: less of a jump from the page than text has', () => {
  expect(contrast(colour('dark', 'fill'), colour('dark', 'paper'))).toBeLessThan(3)
})

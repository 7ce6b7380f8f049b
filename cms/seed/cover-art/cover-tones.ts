import { oklchHex } from './oklch'

/** The flat colours of one cover. From `faint` to `strong` they contrast more with the ground. */
export interface CoverTones {
  ground: string
  /** A large plane that is barely visible on the ground. */
  field: string
  faint: string
  soft: string
  firm: string
  strong: string
  /** The shaded side of a solid object. */
  shade: string
  /** Hairlines. */
  line: string
  /** Paper, the same on every ground, and the two inks used on it. */
  paper: string
  paleInk: string
  ink: string
  /** The ink for large figures on paper. */
  figureInk: string
  /** Saffron, the accent colour. */
  accent: string
}

export type Ground = 'paper' | 'tint' | 'deep'

/** Degrees on the oklch circle. No category uses saffron's hue, about 50. */
const hueByCategory: Readonly<Record<string, number>> = {
  All: 255,
  News: 235,
  Finance: 172,
  'Finance Blog': 190,
  Budget: 15,
  Investment: 285,
  Loan: 258,
  GST: 120,
  Tax: 345,
  Saving: 150,
  Insurance: 210,
  'Case Studies': 320,
  FinTech: 300,
  Calculator: 225,
}

const hueOfOthers = 172

const paper = '#f3eee2'
const accent = '#c2570c'
/** The accent for dark grounds, where the normal saffron looks brown. */
const brightAccent = '#e07a2f'

export const hueOfCategory = (category: string): number => hueByCategory[category] ?? hueOfOthers

/** Returns the tones of a hue. Lightness and chroma of each step are fixed, so covers differ in hue only. */
export function coverTones(hue: number, ground: Ground): CoverTones {
  const tone = (lightness: number, chroma: number) => oklchHex(lightness, chroma, hue)
  const wash = tone(0.905, 0.03)
  const pale = tone(0.83, 0.055)
  const middle = tone(0.68, 0.085)
  const full = tone(0.52, 0.095)
  const deep = tone(0.36, 0.07)
  const night = tone(0.29, 0.055)
  const inks = { paleInk: middle, ink: full, figureInk: night }
  if (ground === 'deep') {
    return {
      ...inks,
      ground: deep,
      field: tone(0.41, 0.075),
      faint: full,
      soft: middle,
      firm: pale,
      strong: wash,
      shade: full,
      line: pale,
      paper,
      accent: brightAccent,
    }
  }
  if (ground === 'tint') {
    return {
      ...inks,
      ground: pale,
      field: tone(0.88, 0.042),
      faint: tone(0.75, 0.075),
      soft: tone(0.63, 0.09),
      firm: tone(0.49, 0.092),
      strong: night,
      shade: night,
      line: deep,
      paper,
      accent,
    }
  }
  return {
    ...inks,
    ground: paper,
    field: wash,
    faint: pale,
    soft: middle,
    firm: full,
    strong: deep,
    shade: deep,
    line: deep,
    paper: '#fbf9f3',
    accent,
  }
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the paper colour or the dark ink for large figures, whichever contrasts more with the ground. */
export function inkOn(ground: string, { paper: light, figureInk }: CoverTones): string {
  const contrast = (one: string) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(ground)].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }
  return contrast(light) > contrast(figureInk) ? light : figureInk
}

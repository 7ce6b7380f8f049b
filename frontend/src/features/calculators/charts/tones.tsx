import { useId, type ReactNode } from 'react'

/** The meaning of a shape in a chart. The legend names it too, for readers who cannot tell colours apart. */
export type Tone = 'first' | 'second' | 'gain' | 'loss'

export const toneColours: Readonly<Record<Tone, string>> = {
  first: 'var(--accent)',
  second: 'var(--mark)',
  gain: 'var(--gain)',
  loss: 'var(--loss)',
}

/** Each tone has its own pattern, because some neighbouring colours have nearly the same lightness. */
const patternDrawings: readonly (readonly [Tone, (colour: string) => ReactNode])[] = [
  ['second', (colour) => <rect width={3} height={6} fill={colour} />],
  ['gain', (colour) => <circle cx={3} cy={3} r={2} fill={colour} />],
  ['loss', (colour) => <path d="M0 1h6M1 0v6" stroke={colour} strokeWidth={2} />],
]

/** The fill of each tone, and the pattern definitions that the drawing must contain. */
export function useToneFills() {
  const id = useId()
  const patternOf = (tone: Tone) => `${id}-${tone}`
  const fillOf = (tone: Tone) => (patternDrawings.some(([drawn]) => drawn === tone) ? `url(#${patternOf(tone)})` : toneColours[tone])
  const patterns = (
    <defs>
      {patternDrawings.map(([tone, draw]) => (
        <pattern key={tone} id={patternOf(tone)} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={6} height={6} fill="var(--paper)" />
          {draw(toneColours[tone])}
        </pattern>
      ))}
    </defs>
  )
  return { fillOf, patterns }
}

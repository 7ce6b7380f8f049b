import { useId } from 'react'

/** What a shape stands for in a chart; the legend says it as well, for whoever sees colours as one. */
export type Tone = 'first' | 'second' | 'gain' | 'loss'

export const toneColours: Readonly<Record<Tone, string>> = {
  first: 'var(--accent)',
  second: 'var(--mark)',
  gain: 'var(--gain)',
  loss: 'var(--loss)',
}

/** Striped, since in both themes their colours are hardly lighter or darker than those beside them. */
const striped: readonly Tone[] = ['second', 'loss']

/** How each tone fills a shape, and the patterns for it, which stand in the drawing. */
export function useToneFills() {
  const id = useId()
  const patternOf = (tone: Tone) => `${id}-${tone}`
  const fillOf = (tone: Tone) => (striped.includes(tone) ? `url(#${patternOf(tone)})` : toneColours[tone])
  const patterns = (
    <defs>
      {striped.map((tone) => (
        <pattern key={tone} id={patternOf(tone)} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={6} height={6} fill="var(--paper)" />
          <rect width={3} height={6} fill={toneColours[tone]} />
        </pattern>
      ))}
    </defs>
  )
  return { fillOf, patterns }
}

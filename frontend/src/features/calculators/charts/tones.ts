/** What a colour stands for in a chart; the name beside each shape says it as well, for whoever sees colours as one. */
export type Tone = 'first' | 'second' | 'gain' | 'loss'

export const toneColours: Readonly<Record<Tone, string>> = {
  first: 'var(--accent)',
  second: 'var(--mark)',
  gain: 'var(--gain)',
  loss: 'var(--loss)',
}

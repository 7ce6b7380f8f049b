/**
 * Replaces the CSS variables of a drawing with their light-theme colours, because resvg does not support variables. The names are those of
 * `ui/drawing.module.css`.
 */
export function withTones(svg: string, colour: string): string {
  const tones = tonesOf(colour)
  return svg.replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => tones[name] ?? colour)
}

const [paper, surface, ink, mark] = ['#fbfaf6', '#ffffff', '#15181e', '#b04c08']

const tonesOf = (colour: string): Readonly<Record<string, string>> => ({
  'd-ground': mixed(colour, 0.12, paper),
  'd-field': mixed(colour, 0.2, paper),
  'd-faint': mixed(colour, 0.32, paper),
  'd-soft': mixed(colour, 0.54, paper),
  'd-firm': mixed(colour, 0.84, paper),
  'd-strong': mixed(colour, 0.62, ink),
  'd-sheet': surface,
  'd-pale-ink': mixed(colour, 0.46, surface),
  'd-ink': mixed(colour, 0.76, ink),
  mark,
})

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two colours; `share` (0 to 1) is the part of the first. */
function mixed(one: string, share: number, other: string): string {
  const rest = channels(other)
  return `#${channels(one)
    .map((channel, at) =>
      Math.round(channel * share + (rest[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

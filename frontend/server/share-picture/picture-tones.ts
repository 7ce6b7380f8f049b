/** The tones of the site's drawings on light paper, by the names that `ui/drawing.module.css` gives them: resvg knows no variables. */
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

/** `share` of one colour and the rest of another. */
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

/** Our own icons, each a single path in a 24 × 24 square. */
const strokes = {
  house: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5',
  car: 'M4 16v-3l2-5h12l2 5v3zM4 16v2h3v-2M17 16v2h3v-2M5.5 12.5h13M7.5 14.3h.1M16.4 14.3h.1',
  coins:
    'M5 7.5c0-1.4 3.1-2.5 7-2.5s7 1.1 7 2.5-3.1 2.5-7 2.5-7-1.1-7-2.5zM5 7.5v4.5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V7.5M5 12v4.5c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V12',
  growth: 'M4 19h16M5 15.5l4.5-4.5 3.5 3 6-7M15 7h4v4',
  target: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 12h.1',
  shield: 'M12 4l7 2.5v5c0 4.2-2.8 7-7 8.5-4.2-1.5-7-4.3-7-8.5v-5zM9 12l2.2 2.2L15.3 10',
  scale: 'M12 4.5v15M8 19.5h8M5 7.5h14M5 7.5 2.8 13h4.4zM19 7.5 16.8 13h4.4z',
  receipt: 'M6.5 4h11v16l-2.2-1.5-1.650 1.5-1.650-1.5-1.650 1.5-1.650-1.5L6.5 20zM9.5 8.5h5M9.5 12h5',
  percent: 'M6 18 18 6M8 6.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM16 14a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  card: 'M3.5 6.5h17v11h-17zM3.5 10.2h17M6.5 14.5h4',
  person: 'M12 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 12 5zM5.5 19c.6-3.5 3.2-5.3 6.5-5.3s5.9 1.8 6.5 5.3',
  bank: 'M4 9.5 12 5l8 4.5zM6 9.5v7M10 9.5v7M14 9.5v7M18 9.5v7M4 19.5h16M5 16.5h14',
  arrows: 'M4.5 9h13M14.5 6l3 3-3 3M19.5 15h-13M9.5 12l-3 3 3 3',
  ladder: 'M4 19h4v-4h4v-4h4V7h4',
} as const

export type GlyphName = keyof typeof strokes

export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[name]} />
  </svg>
)

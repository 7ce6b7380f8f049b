/** The way to a figure's page. */
export const figuresTrail = [
  { name: 'Home', to: '/' },
  { name: 'Official figures', to: '/figures' },
] as const

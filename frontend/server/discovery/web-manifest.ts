import type { Site } from '../../src/app/head.ts'
import { paperColours } from '../../src/app/theme-boot.ts'

const icon = (name: string, size: number) => ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' })

/** Returns the web app manifest, by which a phone can add the site to its home screen. */
export const webManifest = ({ name }: Site) =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name.slice(0, 12).trim(),
    description: 'Finance news and money guides for India.',
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paperColours.light,
    theme_color: paperColours.light,
    categories: ['news', 'finance', 'education'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  })

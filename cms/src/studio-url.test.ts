import { expect, it } from 'vitest'
import { studioUrlOf } from './studio-url'

it.each([
  [{ CMS_HOST: '127.0.0.1', CMS_PORT: 1337 }, 'http://127.0.0.1:1337/studio'],
  [{ CMS_HOST: '0.0.0.0', CMS_PORT: 1400 }, 'http://localhost:1400/studio'],
  [{ STUDIO_URL: 'https://desk.example/studio/', CMS_HOST: '0.0.0.0', CMS_PORT: 1337 }, 'https://desk.example/studio'],
])('%j: %s', (settings, url) => {
  expect(studioUrlOf(settings)).toBe(url)
})

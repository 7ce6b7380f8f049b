import { expect, it } from 'vitest'
import { studioAddress } from './row-links.tsx'

it('leads to the entry in the Studio', () => {
  expect(studioAddress('https://cms.example/studio', 'story', 'abc')).toBe(
    'https://cms.example/studio/content-manager/collection-types/api::story.story/abc',
  )
})

import { expect, it } from 'vitest'
import { entryAddress, kindOf } from './entry-address'

it('knows articles and stories and nothing else', () => {
  expect(['api::article.article', 'api::story.story', 'plugin::users-permissions.user'].map(kindOf)).toEqual(['article', 'story', undefined])
  expect(entryAddress('story', 'abc')).toBe('/content-manager/collection-types/api::story.story/abc')
})

import { describe, expect, it } from 'vitest'
import { answerSchemaOf, endpoints } from './endpoints.ts'

describe('the schema of an answer', () => {
  it.each([
    ['/api/home', endpoints.readHome.answer],
    ['/admin/upload', endpoints.listArticles.answer],
    ['/admin/upload?pageSize=8', endpoints.listArticles.answer],
    ['/admin/upload?pageSize=8&fields=card', endpoints.listArticles.cardsAnswer],
    ['/admin/upload/abc', endpoints.readArticle.answer],
    ['/api/stories', endpoints.listStories.answer],
  ])('is known for %s', (key, schema) => {
    expect(answerSchemaOf(key)).toBe(schema)
  })

  it.each(['/', '/admin/upload/', '/admin/upload/a/b', '/api/homes', '/x/api/home', ''])('is unknown for "%s"', (key) => {
    expect(answerSchemaOf(key)).toBeUndefined()
  })
})

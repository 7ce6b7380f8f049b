import { describe, expect, it } from 'vitest'
import { accessOf, answerSchemaOf, endpoints } from './endpoints.ts'

describe('the schema of an answer', () => {
  it.each([
    ['/api/home', endpoints.readHome.answer],
    ['/admin/upload', endpoints.listArticles.answer],
    ['/admin/upload?pageSize=8', endpoints.listArticles.answer],
    ['/admin/upload?pageSize=8&fields=card', endpoints.listArticles.cardsAnswer],
    ['/admin/upload/abc', endpoints.readArticle.answer],
    ['/api/stories', endpoints.listStories.answer],
    ['/api/stories/abc', endpoints.readStory.answer],
  ])('is known for %s', (key, schema) => {
    expect(answerSchemaOf(key)).toBe(schema)
  })

  it.each(['/', '/admin/upload/', '/admin/upload/a/b', '/api/homes', '/x/api/home', ''])('is unknown for "%s"', (key) => {
    expect(answerSchemaOf(key)).toBeUndefined()
  })
})

describe('a write', () => {
  it('has the schema of its own answer, not that of the read at its path', () => {
    expect(answerSchemaOf('/auth/sessions', 'DELETE')).toBe(endpoints.endSessions.answer)
    expect(answerSchemaOf('/auth/sessions')).toBe(endpoints.listSessions.answer)
    expect(answerSchemaOf('/auth/login')).toBeUndefined()
  })
})

describe('the access', () => {
  it.each([
    ['/api/home', 'GET', 'public'],
    ['/auth/admin/users?q=a', 'GET', 'primary-admin'],
    ['/auth/sessions/abc', 'DELETE', 'signed-in'],
    ['/auth/login', 'POST', 'public'],
    ['/auth/login', 'GET', undefined],
    ['/nowhere', 'GET', undefined],
  ] as const)('to %s by %s: %s', (key, method, access) => {
    expect(accessOf(key, method)).toBe(access)
  })
})

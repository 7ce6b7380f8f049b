import { appendFileSync } from 'node:fs'
import { afterAll, inject } from 'vitest'

/** Records the answer to each request of a suite; `last/every-answer.test.ts` checks that none is missing. */
const seen = new Set<string>()
const real = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const response = await real(input, init)
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  seen.add(`${(init?.method ?? 'GET').toUpperCase()} ${pathname} ${response.status}`)
  return response
}

afterAll(() => appendFileSync(inject('answersSeen'), [...seen, ''].join('\n')))

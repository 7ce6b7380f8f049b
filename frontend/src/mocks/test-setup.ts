import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { server } from './node.ts'

let consoleError: MockInstance<typeof console.error>

// A request that no handler answers is a console.error as well, and so fails the test that made it
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  const said = consoleError.mock.calls
  consoleError.mockRestore()
  expect(said).toEqual([])
})
afterAll(() => server.close())

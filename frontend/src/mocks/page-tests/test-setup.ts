import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { server } from './node.ts'
import { quickenJsdom } from './quick-jsdom.ts'
import { forgetTab } from '../data/tab-list.ts'

// What jsdom lacks: it lays nothing out, so nothing scrolls
vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined
// … and keeps no files behind addresses
URL.createObjectURL = () => 'blob:http://localhost:3000/chosen'
URL.revokeObjectURL = () => undefined
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

quickenJsdom()
// A page's code is loaded when it is first asked for, which takes its time on a busy machine
configure({ asyncUtilTimeout: 20_000 })

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
  forgetTab()
  const said = consoleError.mock.calls
  consoleError.mockRestore()
  expect(said).toEqual([])
})
afterAll(() => server.close())

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { loadCalls } from '../../api/use-read.ts'
import { server } from './node.ts'
import { quickenJsdom } from './quick-jsdom.ts'
import { forgetTab } from '../data/tab-list.ts'

// What jsdom lacks: it lays nothing out, so nothing scrolls
vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined
// … and keeps no files behind addresses
URL.createObjectURL = () => 'blob:http://localhost:3000/chosen'
URL.revokeObjectURL = () => undefined
// … nor reads a part of one
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new FileReader()
    // Asked for as a buffer, it is one
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

quickenJsdom()
// A page's code is loaded when it is first asked for, which takes its time on a busy machine
configure({ asyncUtilTimeout: 60_000 })

let consoleError: MockInstance<typeof console.error>

// A request that no handler answers is a console.error as well, and so fails the test that made it
beforeAll(async () => {
  // Loaded late, it would send what one file's last page asked for among the requests of the next file
  await loadCalls()
  server.listen({ onUnhandledRequest: 'error' })
})
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
/** The next file may be run in the same window: it finds it as a browser opens one. */
afterAll(() => {
  server.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

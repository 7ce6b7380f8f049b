import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest'
import { loadCalls } from '../../api/use-read.ts'
import { server } from './node.ts'
import { speedUpJsdom } from './quick-jsdom.ts'
import { speedUpReact } from './quick-react.ts'
import { resetTab } from '../data/tab-list.ts'

// jsdom has no layout, so nothing can scroll
vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined
// … nor object URLs
URL.createObjectURL = () => 'blob:http://localhost:3000/chosen'
URL.revokeObjectURL = () => undefined
// … nor reading a Blob as a buffer
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new FileReader()
    // readAsArrayBuffer gives a buffer, so the cast is safe
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}
// … or as a text
Blob.prototype.text = async function text() {
  return new TextDecoder().decode(await this.arrayBuffer())
}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

speedUpJsdom()
speedUpReact()
// A page's code is loaded at its first request, which takes long on a busy machine
configure({ asyncUtilTimeout: 60_000 })

let consoleError: MockInstance<typeof console.error>

// A request without a handler logs a console.error, which fails its test
beforeAll(async () => {
  // Loaded later, it would mix the last requests of one test file into the next file
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
  resetTab()
  const said = consoleError.mock.calls
  consoleError.mockRestore()
  expect(said).toEqual([])
})
/** Resets the window, because the next test file may run in it. */
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

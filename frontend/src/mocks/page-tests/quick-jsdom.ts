import { configure, prettyDOM } from '@testing-library/react'

/**
 * jsdom walks the whole page to find what each label belongs to, at every query; and the error of a query that finds nothing
 * draws the whole page, although what is waited for is looked for again and again.
 */
export function quickenJsdom(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', { configurable: true, get: controlOf })
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })
  }
  configure({ getElementError: drawnWhenRead })
}

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'

function controlOf(this: HTMLLabelElement): Element | null {
  if (!this.hasAttribute('for')) return this.querySelector(labelable)
  const control = this.ownerDocument.getElementById(this.htmlFor)
  return control?.matches(labelable) === true ? control : null
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => label.control === this)
}

function drawnWhenRead(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (changed: string) => (text = changed),
  })
  return error
}

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

const labelable = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])
const isLabelable = (element: Element) => labelable.has(element.localName) && element.getAttribute('type') !== 'hidden'

function controlOf(this: HTMLLabelElement): Element | null {
  if (!this.hasAttribute('for')) return firstLabelableIn(this)
  const control = this.ownerDocument.getElementById(this.htmlFor)
  return control !== null && isLabelable(control) ? control : null
}

function firstLabelableIn(parent: Element): Element | null {
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling) {
    const found = isLabelable(child) ? child : firstLabelableIn(child)
    if (found !== null) return found
  }
  return null
}

/** A label is around its control, or names it. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const around = this.closest('label')
  const naming = this.id === '' ? [] : this.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for="${this.id}"]`)
  return [...new Set([...(around === null ? [] : [around]), ...naming])].filter((label) => label.control === this)
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

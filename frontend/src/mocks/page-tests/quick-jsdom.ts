import { configure, prettyDOM } from '@testing-library/react'

/**
 * Replaces slow parts of jsdom and Testing Library: jsdom searches the whole page for the labels of each control at every query, and each failed
 * query prints the whole page, even while waiting for an element.
 */
export function speedUpJsdom(): void {
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

/** Returns the labels of a control: those around it and those that name its id. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const around = this.closest('label')
  const naming = this.id === '' ? [] : this.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for="${this.id}"]`)
  return [...new Set([...(around === null ? [] : [around]), ...naming])].filter((label) => label.control === this)
}

function drawnWhenRead(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  // Configurable, because waitFor defines the message again when its time is over
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (changed: string) => (text = changed),
  })
  return error
}

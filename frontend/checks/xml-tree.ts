import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM('').window

/** Returns the root of an XML text. Throws if it is not well formed. */
export function xmlRoot(text: string): Element {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const mistake = document.querySelector('parsererror')
  if (mistake !== null) throw new Error(`Not well-formed XML: ${mistake.textContent}`)
  return document.documentElement
}

/** Returns the child elements. Iterates over siblings, because jsdom rebuilds `children` at each access. */
export function childrenOf(parent: Element, name?: string) {
  const found: Element[] = []
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (name === undefined || child.nodeName === name) found.push(child)
  }
  return found
}

export const textOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent ?? undefined

export function isWebAddress(text: string | undefined) {
  return text !== undefined && URL.canParse(text) && /^https?:\/\/[\x21-\x7e]+$/.test(text)
}

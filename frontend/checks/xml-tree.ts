import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM('').window

/** The root of an XML text; throws where it is not well formed. */
export function xmlRoot(text: string): Element {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const mistake = document.querySelector('parsererror')
  if (mistake !== null) throw new Error(`Not well-formed XML: ${mistake.textContent}`)
  return document.documentElement
}

/** Goes from sibling to sibling: for each access of `children` jsdom builds the whole collection again. */
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

/** Around each text that was translated; figures stay as they are, as a translator leaves them. */
const marks = /[⟦⟧]/g

/** What a translated text was before. */
export const untranslated = (text: string | null | undefined) => (text ?? '').replace(marks, '')

/**
 * Does to the page what Chrome's translator does: in the place of each text it puts two `font` elements with another text, and goes on so
 * with what comes later. It stands by itself, so that it can be sent into a browser.
 */
export function translatePage() {
  const left = 'script, style, textarea, [translate="no"]'
  // As a plain text: the compiler warns of the element, which is out of use but for this
  const tag: string = 'font'
  const made = new WeakSet<Node>()

  function translate(text: Text) {
    const { parentElement, data } = text
    if (made.has(text) || parentElement === null || parentElement.closest(left) !== null || data.trim() === '') return
    const outer = document.createElement(tag)
    const inner = outer.appendChild(document.createElement(tag))
    made.add(inner.appendChild(document.createTextNode(`⟦${data}⟧`)))
    text.replaceWith(outer)
  }

  function walk(root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = root instanceof Text ? [root] : []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    found.forEach(translate)
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') walk(target)
      addedNodes.forEach(walk)
    }
  })
  walk(document.body)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

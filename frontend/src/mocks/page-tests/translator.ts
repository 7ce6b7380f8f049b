/** The marks around each translated text. Numbers stay unchanged, as translators leave them. */
const marks = /[⟦⟧]/g

/** Returns the text before translation. */
export const untranslated = (text: string | null | undefined) => (text ?? '').replace(marks, '')

/**
 * Changes the page as Chrome's translator does: replaces each text with two nested `font` elements, including texts added later. It uses nothing
 * outside itself, so that it can be sent into a browser.
 */
export function translatePage() {
  const left = 'script, style, textarea, [translate="no"]'
  // Typed as a string, because the compiler warns that `font` is deprecated
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

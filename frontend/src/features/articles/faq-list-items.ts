interface ListItem {
  /** The HTML inside the item's tag. */
  inside: string
  /** The HTML between this item's list and the next one, or the end. */
  after: string
}

interface NumberedLists {
  before: string
  items: ListItem[]
}

const listTag = /<(\/?)(ol|ul|li)\b[^>]*>/gi

/**
 * Returns the items of the top-level numbered lists in a text, each with the HTML that follows its list. A list nested in an item or a bullet list
 * stays part of it.
 */
export function numberedListItems(html: string): NumberedLists {
  const items: ListItem[] = []
  const open: string[] = []
  let textFrom = 0
  let itemFrom = 0
  let before = ''
  const addText = (end: number) => {
    const text = html.slice(textFrom, end)
    const last = items.at(-1)
    if (last) last.after += text
    else before += text
  }
  for (const { 0: whole, 1: slash, 2: name = '', index } of html.matchAll(listTag)) {
    const tag = name.toLowerCase()
    if (slash === '') {
      if (tag === 'ol' && open.length === 0) addText(index)
      if (open.length === 1 && open[0] === 'ol') itemFrom = index + whole.length
      open.push(tag)
      continue
    }
    open.pop()
    if (tag === 'li' && open.length === 1 && open[0] === 'ol') items.push({ inside: html.slice(itemFrom, index), after: '' })
    if (tag === 'ol' && open.length === 0) textFrom = index + whole.length
  }
  addText(html.length)
  return { before, items }
}

/** Returns the style of a pasted element by property, in lower case. It is stored in `data-style`, where it has no effect. */
export function pastedStyle(element: Element): Readonly<Record<string, string>> {
  const declarations = (element.getAttribute('data-style') ?? '')
    .toLowerCase()
    .split(';')
    .map((each) => each.split(':'))
  return Object.fromEntries(declarations.map(([name = '', ...value]) => [name.trim(), value.join(':').trim()]))
}

type Style = Readonly<Record<string, string>>

const isBold = ({ 'font-weight': weight = '' }: Style) => /^bold/.test(weight) || Number(weight) >= 600
const isLight = ({ 'font-weight': weight = '' }: Style) => weight === 'normal' || (Number(weight) > 0 && Number(weight) < 600)
const decorationOf = (style: Style) => `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`

/** Returns the tags with the same meaning as the style of a stretch of text. */
function tagsOf(element: Element, style: Style) {
  const decoration = decorationOf(style)
  const isInLink = element.closest('a') !== null || element.querySelector('a') !== null
  return [
    isBold(style) && 'strong',
    /^italic/.test(style['font-style'] ?? '') && 'em',
    decoration.includes('underline') && !isInLink && 'u',
    decoration.includes('line-through') && 's',
    style['vertical-align'] === 'super' && 'sup',
    style['vertical-align'] === 'sub' && 'sub',
  ].filter((tag) => tag !== false)
}

const stretch = 'span,font,a,b,strong,i,em,u,s,code,td'

/**
 * Turns the style of a pasted element into tags. Removes a tag that its own style cancels, such as the `<b style="font-weight:normal">` around
 * everything that Google Docs copies.
 */
export function markByStyle(element: HTMLElement) {
  if (!element.matches(stretch)) return
  const style = pastedStyle(element)
  const isTakenBack =
    (element.matches('b,strong') && isLight(style)) ||
    (element.matches('i,em') && style['font-style'] === 'normal') ||
    (element.matches('u') && /\bnone\b/.test(decorationOf(style)))
  for (const tag of tagsOf(element, style)) {
    if (element.closest(tag) !== null) continue
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    element.append(mark)
  }
  if (isTakenBack) element.replaceWith(...element.childNodes)
}

import type { Page } from 'playwright-core'
import type { PageRoute } from '../src/pages/page-route.ts'
import { allRoutes } from '../src/app/routes.tsx'

const narrowWidths = [320, 360, 390]

/** More than any field allows: the link is then parsed as the field's largest value. */
const tooLarge = '999999999999999'

export const calculatorPaths = allRoutes.map(({ path }) => path).filter((path) => path.endsWith('-calculator'))

/** Returns the addresses of a calculator with its default values and with its first amount at the limit. */
export function addressesOf(path: string): string[] {
  const { search = [] } = allRoutes.find((route: PageRoute) => route.path === path) ?? {}
  const first = search.find((name) => !['on', 'taxYear', 'prepay', 'rate', 'fee', 'start', 'months'].includes(name))
  return first === undefined ? [path] : [path, `${path}?${first}=${tooLarge}`]
}

/**
 * Returns the numbers that are cut off in narrow windows and the options whose words touch their edges, each with the window's width. Opens all
 * collapsed parts first.
 */
export async function cutNumbers(page: Page) {
  await page.locator('main details').evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)))
  const found: string[] = []
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await page.evaluate(cutNow)).map((each) => `${width} px: ${each}`))
  }
  return found
}

/** Runs in the page. */
function cutNow() {
  const found: string[] = []
  // Text for screen readers alone is clipped to nothing, by .visually-hidden or in a part's own styles
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)' || (element.parentElement !== null && isClipped(element.parentElement))
  const isHidden = (element: Element) => isClipped(element) || !element.checkVisibility({ visibilityProperty: true })
  const boxOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }
  const canBeReached = (element: Element) =>
    (element as HTMLElement).tabIndex >= 0 && (element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby'))

  /** Returns the element that hides a part of the number; undefined if none does. */
  function cutBy(element: Element, box: DOMRect) {
    let isAside = false
    for (let frame: Element | null = element; frame !== null && frame !== document.documentElement; frame = frame.parentElement) {
      const { overflowX } = getComputedStyle(frame)
      if (overflowX === 'visible') continue
      const { left } = frame.getBoundingClientRect()
      const [start, end] = [left + frame.clientLeft, left + frame.clientLeft + frame.clientWidth]
      if (frame.clientWidth === 0 || (box.left >= start - 1 && box.right <= end + 1)) continue
      const isOutside = box.left >= end - 1 || box.right <= start + 1
      const scrolls = overflowX === 'auto' || overflowX === 'scroll'
      const isFirst = element.closest('td')?.cellIndex === 1
      // The next columns of a table can be reached by scrolling. None may be partly hidden, and the first value column may not be hidden at all
      if (!(scrolls && canBeReached(frame) && isOutside && !isFirst)) return `${frame.localName}.${frame.className}`
      isAside = true
    }
    if (isAside) return undefined
    return box.right > innerWidth + 1 || box.left < -1 ? 'the window' : undefined
  }

  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement
    if (element === null || !/\d/.test(text.textContent ?? '') || isHidden(element)) continue
    const box = boxOf(text)
    if (box.width === 0) continue
    const frame = cutBy(element, box)
    if (frame !== undefined) found.push(`${text.textContent} in ${element.localName}.${element.className} by ${frame}`)
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('main input:not([type=range], [type=radio], [type=checkbox])'))
    if (/\d/.test(input.value) && !isHidden(input) && input.scrollWidth > input.clientWidth) found.push(`${input.value} in the field ${input.name}`)
  for (const words of document.querySelectorAll('main label:has(> input[type=radio]) > span')) {
    if (isHidden(words)) continue
    const [inner, outer] = [boxOf(words), words.closest('label')?.getBoundingClientRect() ?? new DOMRect()]
    if (inner.left < outer.left + 4 || inner.right > outer.right - 4) found.push(`${words.textContent} touches the edge of its option`)
  }
  return found
}

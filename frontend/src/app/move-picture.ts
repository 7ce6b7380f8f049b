import './move-picture.css'

/** The longest time that the old page is held until the new one is drawn; more would feel like a delay. */
const longestWaitMs = 300
const name = 'moved-picture'

/** True if a click opens the link in this tab. */
export const opensInThisTab = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** Returns the picture of the card around a link to an article; null if there is none. */
export function pictureOf(link: Element | null) {
  if (!link?.getAttribute('href')?.startsWith('/blog/')) return null
  const card = link.closest('main article')
  // A link within an article's text is in no card
  if (card?.querySelector('h1')) return null
  return card?.querySelector('picture')?.parentElement ?? null
}

const isInSight = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** The element for the cover in an article or in its loading placeholder. */
const coverIn = (main: Element | null) => main?.querySelector<HTMLElement>('[data-cover]')

/** Resolves to the new article's cover; undefined if it takes too long. `left` is the previous article's cover, which is still drawn for a while. */
function coverDrawn(left: HTMLElement | null | undefined) {
  const main = document.querySelector('main')
  return new Promise<HTMLElement | undefined>((resolve) => {
    const observer = new MutationObserver(() => look())
    const timer = setTimeout(() => end(undefined), longestWaitMs)
    function end(cover: HTMLElement | undefined) {
      observer.disconnect()
      clearTimeout(timer)
      resolve(cover)
    }
    function look() {
      const cover = coverIn(main)
      if (cover && cover !== left) end(cover)
    }
    if (main) observer.observe(main, { childList: true, subtree: true })
    look()
  })
}

/** Shows the card's picture as the cover while the article loads. */
function putInto(cover: HTMLElement, picture: HTMLElement) {
  if (cover.querySelector('picture, video, iframe')) return
  const image = picture.querySelector('img')
  if (!image) return
  const copy = new Image()
  copy.src = image.currentSrc
  copy.alt = ''
  copy.className = 'moved-picture'
  cover.replaceChildren(copy)
}

let isMoving = false

/** Starts a view transition. The click on the card is held until the browser has captured the old page, then repeated on the link. */
function moveWith(link: HTMLElement, picture: HTMLElement) {
  isMoving = true
  picture.style.viewTransitionName = name
  let cover: HTMLElement | undefined
  const transition = document.startViewTransition(async () => {
    const left = coverIn(document.querySelector('main'))
    link.click()
    isMoving = false
    cover = await coverDrawn(left)
    picture.style.viewTransitionName = ''
    if (!cover) return
    putInto(cover, picture)
    cover.style.viewTransitionName = name
  })
  const end = () => {
    isMoving = false
    picture.style.viewTransitionName = ''
    if (cover) cover.style.viewTransitionName = ''
  }
  // Rejected on hidden pages
  transition.ready.catch(() => undefined)
  transition.finished.then(end, end)
}

/** Moves the picture of a card to the article that it opens, unless the reader prefers reduced motion. */
export function onPress(event: MouseEvent) {
  if (isMoving || !opensInThisTab(event) || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLElement>('a[href]')
  const picture = pictureOf(link)
  if (!link || !picture || !isInSight(picture)) return
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  event.preventDefault()
  event.stopImmediatePropagation()
  moveWith(link, picture)
}

addEventListener('click', onPress, true)

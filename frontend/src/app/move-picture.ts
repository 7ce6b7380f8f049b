import './move-picture.css'

/** How long the old page is held until the new one is drawn: longer would be felt as a wait. */
const longestWaitMs = 300
const name = 'moved-picture'

/** A press that opens a link here and now, and not in another tab. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** The picture of the card in which a link leads to an article. */
export function pictureOf(link: Element | null) {
  if (!link?.getAttribute('href')?.startsWith('/blog/')) return null
  const card = link.closest('main article')
  // A link in the text of an article stands in no card
  if (card?.querySelector('h1')) return null
  return card?.querySelector('picture')?.parentElement ?? null
}

const isInSight = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** The place of the cover, of an article or of what stands for it while it is on its way. */
const coverIn = (main: Element | null) => main?.querySelector<HTMLElement>('[data-cover]')

/** `left`: the cover of the article that is being left, where one is; its page is still drawn for a while. */
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

/** While the article is on its way its cover shows the card's picture. */
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

/** The press on a card is held until the browser has seen the page as it is; then the link is followed as ever. */
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
  // A hidden page refuses it
  transition.ready.catch(() => undefined)
  transition.finished.then(end, end)
}

/** A picture moves from its card to the article that the card leads to; not for those who asked for less motion. */
export function onPress(event: MouseEvent) {
  if (isMoving || !opensHere(event) || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLElement>('a[href]')
  const picture = pictureOf(link)
  if (!link || !picture || !isInSight(picture)) return
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  event.preventDefault()
  event.stopImmediatePropagation()
  moveWith(link, picture)
}

addEventListener('click', onPress, true)

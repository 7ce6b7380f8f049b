import { openedPath } from '@artha/contract/opened-path'

const articleIn = (pathname: string) => /^\/blog\/([a-z0-9]+)/.exec(pathname)?.[1]

/** A reader who asked the server for a page of an article was counted there. */
const servedPathname = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

let counted: string | undefined
let hasBegun = false

/** Has an article counted that is opened within the app, once until another page is shown; nothing but its id is said. */
export function tellOpened(pathname: string) {
  if (!hasBegun) counted = articleIn(servedPathname())
  hasBegun = true
  const article = articleIn(pathname)
  if (article !== undefined && article !== counted && 'sendBeacon' in navigator) navigator.sendBeacon(openedPath + article)
  counted = article
}

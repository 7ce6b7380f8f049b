import { articleViewReportPath } from '@artha/contract/article-view-report-path'

const articleIn = (pathname: string) => /^\/blog\/([a-z0-9]+)/.exec(pathname)?.[1]

/** The path of the page that the server has served; it has already counted that view. */
const servedPathname = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname

let counted: string | undefined
let hasBegun = false

/** Reports the view of an article that is opened within the app, once until another page is shown. Sends only the article's id. */
export function reportArticleView(pathname: string) {
  if (!hasBegun) counted = articleIn(servedPathname())
  hasBegun = true
  const article = articleIn(pathname)
  if (article !== undefined && article !== counted && 'sendBeacon' in navigator) navigator.sendBeacon(articleViewReportPath + article)
  counted = article
}

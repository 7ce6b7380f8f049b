import type { HeadContext, PageRoute } from '../pages/page-route.ts'
import { documentTitle, headTags, type Site } from './head.ts'
import { headOf } from './page-heads.ts'
import { reportArticleView } from './report-article-view.ts'

/** Selects the head elements that belong to one page. Those that always stay (charset, icons, styles) do not match. */
const pageElementSelector =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], ' +
  'link[rel="alternate"], script[type="application/ld+json"]'

/** Replaces the previous page's title, meta elements and structured data, and reports an article view. */
export function applyHead(route: PageRoute, place: Pick<HeadContext, 'answers' | 'params' | 'search'>, site: Site) {
  if (import.meta.env.VITE_MOCK !== '1' && Object.keys(place.answers).length > 0) reportArticleView(window.location.pathname)
  const head = headOf(route, { ...place, siteUrl: site.url, siteName: site.name })
  document.title = documentTitle(head, site)
  for (const old of document.head.querySelectorAll(pageElementSelector)) old.remove()
  for (const [name, attributes] of headTags(head, site)) {
    const element = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    document.head.append(element)
  }
  for (const block of head.jsonLd ?? []) {
    const element = document.createElement('script')
    element.type = 'application/ld+json'
    element.textContent = JSON.stringify(block)
    document.head.append(element)
  }
}

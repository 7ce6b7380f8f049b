import { useEffect } from 'react'
import { useResource } from '../api/use-resource.ts'
import { documentTitle, headTags, type Site } from './head.ts'
import type { PageRoute, RouteParams } from '../pages/page-route.ts'

interface DocumentHeadProps {
  route: PageRoute
  params: RouteParams
  search: URLSearchParams
  site: Site
}

/** Keeps title and meta elements right while the reader moves in the browser; knows the answer to the page's first key. */
export function DocumentHead({ route, params, search, site }: DocumentHeadProps) {
  const [firstKey] = route.data(params, search)
  const { data, isLoading } = useResource<unknown>(firstKey ?? null)
  const answers = firstKey === undefined || data === undefined ? {} : { [firstKey]: data }
  const head = route.head({ answers, params, search, siteUrl: site.url, siteName: site.name })
  const asText = JSON.stringify([documentTitle(head, site), headTags(head, site), head.jsonLd ?? []])
  useEffect(() => {
    if (!isLoading) applyHead(asText)
  }, [asText, isLoading])
  return null
}

/** Elements that the head keeps at all times (charset, icons, styles) carry no name or property of this list. */
const ofThePage =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], ' +
  'link[rel="alternate"], script[type="application/ld+json"]'

function applyHead(asText: string) {
  const [title, tags, jsonLd] = JSON.parse(asText) as [string, ReturnType<typeof headTags>, object[]]
  document.title = title
  for (const old of document.head.querySelectorAll(ofThePage)) old.remove()
  for (const [name, attributes] of tags) {
    const element = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    document.head.append(element)
  }
  for (const block of jsonLd) {
    const element = document.createElement('script')
    element.type = 'application/ld+json'
    element.textContent = JSON.stringify(block)
    document.head.append(element)
  }
}

import { maxListRow } from './list-query.ts'

/** Returns the Link header of a list page (RFC 8288): first, prev and next, if they exist. */
export function pageLinks(path: string, querystring: string, page: { page: number; pageSize: number; answered: number }): string {
  const address = (to: number) => {
    const query = new URLSearchParams(querystring)
    query.set('page', String(to))
    return `<${path}?${query.toString()}>`
  }
  const hasNext = page.answered === page.pageSize && (page.page + 1) * page.pageSize <= maxListRow
  return [
    page.page > 1 ? `${address(1)}; rel="first", ${address(page.page - 1)}; rel="prev"` : '',
    hasNext ? `${address(page.page + 1)}; rel="next"` : '',
  ]
    .filter((link) => link !== '')
    .join(', ')
}

/** The most page links. Older rows are found by the search. */
const mostPages = 10

/** Returns the number of pages for a total such as "52", or "1000+" if the server stopped counting. */
export const pageCount = (total: string, pageSize: number, most = Infinity) =>
  Math.max(1, Math.min(most, Math.ceil(parseInt(total, 10) / pageSize) || 1))

/** Returns the last page as far as known: the requested one while the list loads, Infinity if the server stopped counting. */
export function lastPage(total: string | undefined, page: number, pageSize: number): number {
  if (total === undefined) return page
  return total.endsWith('+') ? Infinity : pageCount(total, pageSize)
}

/** Returns the page numbers between Prev and Next. */
export const pagesShown = (total: string, pageSize: number) => Array.from({ length: pageCount(total, pageSize, mostPages) }, (_, index) => index + 1)

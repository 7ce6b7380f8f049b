/** However long the list, no more pages are offered: older rows are reached by the search. */
const mostPages = 10

/** How many pages a list has whose length the server gives as "52", or as "1000+" where it has stopped counting. */
export const pageCount = (total: string, pageSize: number, most = Infinity) =>
  Math.max(1, Math.min(most, Math.ceil(parseInt(total, 10) / pageSize) || 1))

/** The last page that there may be, as far as it is known: of a list that is not read yet, the one asked for; of one not counted to its end, none. */
export function lastPage(total: string | undefined, page: number, pageSize: number): number {
  if (total === undefined) return page
  return total.endsWith('+') ? Infinity : pageCount(total, pageSize)
}

/** The numbers between Prev and Next. */
export const pagesShown = (total: string, pageSize: number) => Array.from({ length: pageCount(total, pageSize, mostPages) }, (_, index) => index + 1)

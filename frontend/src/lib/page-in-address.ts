/** Returns the page number of a list from the address (`?page=3`); 1 if it is missing, invalid or beyond the last page. */
export function pageInAddress(search: URLSearchParams, lastPage = Infinity): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

/** The page of a list that an address asks for (`?page=3`). What is no page, or lies behind the last one, counts as the first. */
export function pageInAddress(search: URLSearchParams, lastPage = Infinity): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

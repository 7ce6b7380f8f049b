import { useSearchParams } from 'react-router-dom'

export const standardPageSize = 20

/** Reads and changes the search, filters and page of a list, which the page's address keeps under the names that Strapi's pagination uses. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const pageSize = params.get('pageSize') ?? String(standardPageSize)
  const query = new URLSearchParams({ page: params.get('page') ?? '1', pageSize })
  const q = params.get('_q') ?? ''
  if (q !== '') query.set('q', q)
  const choose = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    /** The query string for the server: page, rows a page, search. */
    query,
    q,
    pageSize: Number(pageSize),
    tab: params.get('tab') ?? '',
    /** The value of a filter; '' where none is chosen. */
    chosen: (name: string) => params.get(name) ?? '',
    /** Searches, from the first page on; an empty text ends it. */
    search: (text: string) => choose('_q', text),
    /** Sets a filter and goes to the first page; '' removes it. */
    choose,
    /** Another tab has its own list, so the parameters of this one are removed. */
    showTab: (tab: string) => setParams({ tab }),
  }
}

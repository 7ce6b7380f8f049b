import { useSearchParams } from 'react-router-dom'

export const standardPageSize = 20

/** Reads and writes the state of a list in the page's own address, under the parameter names of the panel's pagination. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const query = new URLSearchParams({ page: params.get('page') ?? '1', pageSize: params.get('pageSize') ?? String(standardPageSize) })
  const setFilter = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    /** The query string of the request to the server. */
    query,
    q: params.get('_q') ?? '',
    /** The state that a list of messages is filtered by; '' for all. */
    state: params.get('state') ?? '',
    tab: params.get('tab') ?? '',
    pageSize: Number(query.get('pageSize')),
    /** Searches and goes to the first page. An empty text ends the search. */
    search: (text: string) => setFilter('_q', text),
    /** Shows only messages in one state; '' shows all. */
    chooseState: (state: string) => setFilter('state', state),
    /** Opens another tab and clears all other parameters, because each tab has its own list. */
    showTab: (tab: string) => setParams({ tab }),
  }
}

import { useSearchParams } from 'react-router-dom'

export const standardPageSize = 20

/** What the page's own address says of a list, in the names that the panel's pagination reads and writes. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const query = new URLSearchParams({ page: params.get('page') ?? '1', pageSize: params.get('pageSize') ?? String(standardPageSize) })
  const narrow = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    /** The query string that the server is asked with. */
    query,
    q: params.get('_q') ?? '',
    /** Of messages: the one state that is shown; '' for all. */
    state: params.get('state') ?? '',
    tab: params.get('tab') ?? '',
    pageSize: Number(query.get('pageSize')),
    /** Searches, from the first page on; an empty text ends it. */
    search: (text: string) => narrow('_q', text),
    /** Shows one state alone, or with '' all. */
    chooseState: (state: string) => narrow('state', state),
    /** Another tab has a list of its own: nothing of this one's stays. */
    showTab: (tab: string) => setParams({ tab }),
  }
}

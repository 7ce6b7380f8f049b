import { useSearchParams } from 'react-router-dom'

export const standardPageSize = 20

/** What the page's own address says of a list, in the names that the panel's pagination reads and writes. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const query = new URLSearchParams({ page: params.get('page') ?? '1', pageSize: params.get('pageSize') ?? String(standardPageSize) })
  const q = params.get('_q') ?? ''
  if (q !== '') query.set('q', q)
  return {
    /** The query string that the server is asked with. */
    query,
    q,
    access: params.get('access') ?? '',
    tab: params.get('tab') ?? '',
    pageSize: Number(query.get('pageSize')),
    /** Changes one of them and goes to the first page; an empty text takes it away. */
    set(name: '_q' | 'access', value: string) {
      setParams((before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      })
    },
    /** Another tab has a list of its own: nothing of this one's stays. */
    showTab: (tab: string) => setParams({ tab }),
  }
}

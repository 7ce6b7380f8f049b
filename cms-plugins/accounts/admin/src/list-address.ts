import { useSearchParams } from 'react-router-dom'

export const standardPageSize = 20

/** Reads and writes the state of a list in the page's own address, under the parameter names of the panel's pagination. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const query = new URLSearchParams({ page: params.get('page') ?? '1', pageSize: params.get('pageSize') ?? String(standardPageSize) })
  const q = params.get('_q') ?? ''
  if (q !== '') query.set('q', q)
  return {
    /** The query string of the request to the server. */
    query,
    q,
    access: params.get('access') ?? '',
    tab: params.get('tab') ?? '',
    pageSize: Number(query.get('pageSize')),
    /** Sets one parameter and goes back to the first page. An empty value removes the parameter. */
    set(name: '_q' | 'access', value: string) {
      setParams((before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      })
    },
    /** Opens another tab and clears all other parameters, because each tab has its own list. */
    showTab: (tab: string) => setParams({ tab }),
  }
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchPath, type SearchFilters } from './search-filters.ts'
import { searchText } from '../../lib/search-text.ts'

/** Returns the typed text that the form passed in the navigation state, with its amounts; undefined if the page was not opened by the form. */
const typedTextIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'typed' in state && typeof state.typed === 'string' ? searchText(state.typed) : undefined

/** Returns the typed text with its amounts. Amounts in the address are removed from it, so that a shared link does not reveal them. */
export function useTypedText(search: URLSearchParams, filters: SearchFilters): string {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const linked = searchText(search.get('q') ?? '')
  const path = linked === filters.q ? undefined : searchPath(filters)
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true, state: { typed: linked } })
  }, [navigate, path, linked])
  return path === undefined ? (typedTextIn(state) ?? filters.q) : linked
}

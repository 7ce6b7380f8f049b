import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../../ui/is-hydrated.ts'

/** Data passed from one account page to the next in the history state. It is in no address and survives a reload. */
export interface NavigationState {
  email: string
  /** A message about a success, or about a failure if `hasFailed`. */
  message?: string | undefined
  hasFailed?: boolean
  /** The page to open after signing in. */
  returnTo?: string
}

const nothing: NavigationState = { email: '' }

/** Returns the history state; undefined before hydration, because the server never sees it and the first render must match the server's. */
export function useNavigationState(): NavigationState | undefined {
  const location: { readonly state: unknown } = useLocation()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return undefined
  return isNavigationState(location.state) ? location.state : nothing
}

const isNavigationState = (state: unknown): state is NavigationState =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'

/** Returns the e-mail of the account to verify or reset. Without one, redirects to the page that asks for it. */
export function useNavigationEmail() {
  const state = useNavigationState()
  const navigate = useNavigate()
  const isMissing = state?.email === ''
  useEffect(() => {
    if (isMissing) void navigate('/forgot-password', { replace: true })
  }, [isMissing, navigate])
  return state?.email ?? ''
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../../ui/is-hydrated.ts'

/** What one account page hands to the next in the browser's history state: it is in no address and survives a reload. */
export interface NavigationState {
  email: string
  /** What to say first: that something is done, unless it failed. */
  message?: string | undefined
  hasFailed?: boolean
  /** Where to go on after signing in. */
  returnTo?: string
}

const nothing: NavigationState = { email: '' }

/** Undefined before hydration: the server never sees the history state, and the first render must match the server's. */
export function useNavigationState(): NavigationState | undefined {
  const location: { readonly state: unknown } = useLocation()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return undefined
  return isNavigationState(location.state) ? location.state : nothing
}

const isNavigationState = (state: unknown): state is NavigationState =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'

/** The email of the account to verify or reset; without one, leads back to the page that asks for it. */
export function useNavigationEmail() {
  const state = useNavigationState()
  const navigate = useNavigate()
  const isMissing = state?.email === ''
  useEffect(() => {
    if (isMissing) void navigate('/forgot-password', { replace: true })
  }, [isMissing, navigate])
  return state?.email ?? ''
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../../ui/is-hydrated.ts'

/** What one screen hands to the next, in the browser's history: no address holds it, a reload keeps it. */
export interface Carried {
  email: string
  /** What to say first. */
  message?: string
  /** Where to go on after signing in. */
  returnTo?: string
}

const nothing: Carried = { email: '' }

/** Undefined as long as it cannot be known: the server never sees it, and the first view must draw what the server drew. */
export function useCarried(): Carried | undefined {
  const location: { readonly state: unknown } = useLocation()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return undefined
  return isCarried(location.state) ? location.state : nothing
}

const isCarried = (state: unknown): state is Carried =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'

/** Nothing can be verified or reset without knowing for whom: back to where the email is asked for. */
export function useCarriedEmail() {
  const carried = useCarried()
  const navigate = useNavigate()
  const isMissing = carried?.email === ''
  useEffect(() => {
    if (isMissing) void navigate('/forgot-password', { replace: true })
  }, [isMissing, navigate])
  return carried?.email ?? ''
}

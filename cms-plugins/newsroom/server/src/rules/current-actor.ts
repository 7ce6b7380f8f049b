/** The part of a request's state that identifies the caller. */
export interface RequestState {
  /** Set by the guard of the site's API. */
  account?: { documentId: string }
  user?: { id: number | string }
  auth?: { strategy?: { name?: string } }
}

/**
 * Returns the actor as the audit trail records it: `user:<documentId>` for an account of the site, `studio:<id>` for an administrator of
 * the Studio, `system` otherwise. `user` alone is not enough, because other strategies set it too.
 */
export function currentActor(state: RequestState | undefined): string {
  if (state?.account !== undefined) return `user:${state.account.documentId}`
  if (state?.auth?.strategy?.name === 'admin' && state.user !== undefined) return `studio:${state.user.id}`
  return 'system'
}

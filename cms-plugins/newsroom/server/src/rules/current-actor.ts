/** What a request's state tells of who makes it. */
export interface RequestState {
  /** Set by the site's own guard. */
  account?: { documentId: string }
  user?: { id: number | string }
  auth?: { strategy?: { name?: string } }
}

/**
 * Who acts, as the audit trail writes it: `user:<documentId>` for an account of the site, `studio:<id>` for an
 * administrator of the Studio, `system` where no known person asked. `user` alone says nothing: other strategies set it too.
 */
export function currentActor(state: RequestState | undefined): string {
  if (state?.account !== undefined) return `user:${state.account.documentId}`
  if (state?.auth?.strategy?.name === 'admin' && state.user !== undefined) return `studio:${state.user.id}`
  return 'system'
}

import { currentRequestState } from '@artha/base/exchange'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'

/** A user of the Studio, by Strapi's numeric id. */
export interface StudioUser {
  id: number | undefined
}

/**
 * Returns the Studio user who makes this save; undefined for a save by the program, by the API (which has checked its input) and by a restore
 * from the bin, which brings an entry back unchanged. The path cannot tell, because the router accepts any spelling.
 */
export function studioUser(strapi: Core.Strapi): StudioUser | undefined {
  const state = currentRequestState(strapi)
  if (state === undefined || state.account !== undefined || newsroomOf(strapi).isRestoring()) return undefined
  return { id: state.auth?.strategy?.name === 'admin' ? state.user?.id : undefined }
}

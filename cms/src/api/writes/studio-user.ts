import { stateNow } from '@artha/base/exchange'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'

/** Somebody who works in the Studio, by the number that Strapi knows them by. */
export interface StudioUser {
  id: number | undefined
}

/**
 * The Studio user who makes this save; undefined for a save by the program, by the API (which has checked its input) and by
 * a restore from the bin, which brings an entry back as it was. The request's path cannot tell: the router accepts any
 * spelling.
 */
export function studioUser(strapi: Core.Strapi): StudioUser | undefined {
  const state = stateNow(strapi)
  if (state === undefined || state.account !== undefined || newsroomOf(strapi).isRestoring()) return undefined
  return { id: state.auth?.strategy?.name === 'admin' ? state.user?.id : undefined }
}

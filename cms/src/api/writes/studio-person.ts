import { stateNow } from '@artha/accounts/exchange'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'

/** Somebody who works in the Studio, by the number that Strapi knows them by. */
export interface StudioPerson {
  id: number | undefined
}

/**
 * Who in the Studio makes this save; undefined where the program does by itself, where the API does, which has judged what
 * it was sent, and where something comes back from the bin as it was. Not told by the path: the router takes any spelling.
 */
export function studioPerson(strapi: Core.Strapi): StudioPerson | undefined {
  const state = stateNow(strapi)
  if (state === undefined || state.account !== undefined || newsroomOf(strapi).isRestoring()) return undefined
  return { id: state.auth?.strategy?.name === 'admin' ? state.user?.id : undefined }
}

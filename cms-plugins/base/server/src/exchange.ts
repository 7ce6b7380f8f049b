import type { Endpoint } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import type { ParameterizedContext } from 'koa'
import type { SessionRow } from './session-row'
import type { UserRow } from './user-row'

/** The request state that middlewares, the guard and Strapi's own authentication fill in. */
export interface RequestState {
  requestId: string
  /** The client's address, as limits count it. */
  clientAddress: string
  /** The signed-in user of the site, and the session of the token. Absent for visitors and in the Studio. */
  account?: UserRow
  session?: SessionRow
  /** The endpoint for which the guard has authorised this request. */
  guardedFor?: Endpoint
  /** True if `studioDoor` has counted this sign-in attempt. */
  isCountedAtDoor?: boolean
  /** The administrator of the Studio, if Strapi has authenticated one. */
  user?: { id: number }
  auth?: { strategy?: { name?: string } }
  isAuthenticated?: boolean
  userAbility?: { can: (action: string) => boolean }
  route?: object
}

/** A request to the site's API and its response. */
export type Exchange = ParameterizedContext<RequestState, { params?: Partial<Record<string, string>>; request: { body?: unknown } }>

/** A request from a page of the Studio, authenticated by Strapi. */
export type StudioExchange = ParameterizedContext<
  RequestState & { user: { id: number } },
  { params: { id: string; kind: string }; request: { body?: unknown } }
>

/** Runs the next middleware. */
export type Next = () => Promise<unknown>

/** Returns the state of the current request; undefined outside a request. */
export function currentRequestState(strapi: Core.Strapi): Partial<RequestState> | undefined {
  const exchange: { state: Partial<RequestState> } | undefined = strapi.requestContext.get()
  return exchange?.state
}

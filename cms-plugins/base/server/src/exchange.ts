import type { Endpoint } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import type { ParameterizedContext } from 'koa'
import type { SessionRow } from './session-row'
import type { UserRow } from './user-row'

/** What middlewares, the guard and Strapi's own doors leave in a request's state. */
export interface RequestState {
  requestId: string
  /** The address of origin, as limits count it. */
  origin: string
  /** Who asks with a token of the site, and the session that the token is of; absent for visitors and in the Studio. */
  account?: UserRow
  session?: SessionRow
  /** The endpoint that the guard has let this request pass to. */
  guardedFor?: Endpoint
  /** The studioDoor has counted this try to sign in. */
  isCountedAtDoor?: boolean
  /** An administrator of the Studio, where Strapi's own guard has let one in. */
  user?: { id: number }
  auth?: { strategy?: { name?: string } }
  isAuthenticated?: boolean
  userAbility?: { can: (action: string) => boolean }
  route?: object
}

/** One request and its answer. */
export type Exchange = ParameterizedContext<RequestState, { params?: Partial<Record<string, string>>; request: { body?: unknown } }>

/** One request of a page of the Studio, which Strapi has let in. */
export type StudioExchange = ParameterizedContext<
  RequestState & { user: { id: number } },
  { params: { id: string; kind: string }; request: { body?: unknown } }
>

/** What comes after a middleware. */
export type Next = () => Promise<unknown>

/** The state of the request that is being answered; undefined where the program does something by itself. */
export function stateNow(strapi: Core.Strapi): Partial<RequestState> | undefined {
  const exchange: { state: Partial<RequestState> } | undefined = strapi.requestContext.get()
  return exchange?.state
}

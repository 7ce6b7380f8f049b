import { handlersFor, type HandlerMaker } from '@artha/contract/handlers'
import type { Exchange } from './exchange'
import type { SessionRow } from './session-row'
import type { UserRow } from './user-row'

/** The user and the session of a request, present at every endpoint that is not public. */
export interface SignedIn {
  user: UserRow
  session: SessionRow
}

/** Returns the handler of an endpoint, by the endpoint's name in the contract. */
export const handler: HandlerMaker<SignedIn, Exchange> = handlersFor()

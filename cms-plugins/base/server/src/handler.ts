import { handlersFor, type HandlerMaker } from '@artha/contract/handlers'
import type { Exchange } from './exchange'
import type { SessionRow } from './session-row'
import type { UserRow } from './user-row'

/** The user and the session of the request, at every endpoint that is not public. */
export interface SignedIn {
  user: UserRow
  session: SessionRow
}

/** Makes the handler of an endpoint by its name in the contract. */
export const handler: HandlerMaker<SignedIn, Exchange> = handlersFor()

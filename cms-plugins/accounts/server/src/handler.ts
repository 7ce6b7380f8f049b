import { handlersFor, type HandlerMaker } from '@artha/contract/handlers'
import type { Exchange } from './exchange'
import type { SessionRow } from './services/sessions'
import type { UserRow } from './user-row'

/** Who asks, at every endpoint that is not open to everybody. */
export interface SignedIn {
  user: UserRow
  session: SessionRow
}

/** Makes the handler of an endpoint by its name in the contract. */
export const handler: HandlerMaker<SignedIn, Exchange> = handlersFor()

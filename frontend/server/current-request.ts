import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered. */
export interface CurrentRequest {
  id: string
  /** The address that it came from, as limits count it. */
  origin: string
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** Whatever `go` begins knows which request it is for, however late it is done. */
export const runFor = (request: CurrentRequest, go: () => void): void => current.run(request, go)

/** Undefined where the site does something by itself. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore()

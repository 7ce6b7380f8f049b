import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered. */
export interface CurrentRequest {
  id: string
  /** The address of the client, as limits count it. */
  clientAddress: string
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs `go`. Everything that it starts sees this request as the current one, also asynchronously. */
export const runFor = (request: CurrentRequest, go: () => void): void => current.run(request, go)

/** Returns the current request; undefined for work that the site does by itself. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore()

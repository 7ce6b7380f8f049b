/** A request that was answered. */
export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  /** 499 where the client went before the end. */
  status: number
  ms: number
  /** Of the body, as it was sent. */
  bytes: number
}

type Listener = (request: AnsweredRequest) => void

const listeners = new Set<Listener>()

/** From now on `hear` is told of each request when its answer was sent, or its client has gone. */
export const hearRequests = (hear: Listener): void => void listeners.add(hear)

export const isHeard = (): boolean => listeners.size > 0

export function tellAnswered(request: AnsweredRequest): void {
  for (const hear of listeners) hear(request)
}

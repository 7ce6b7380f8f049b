export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  /** 499 if the client left before the end. */
  status: number
  ms: number
  /** The body's size as sent. */
  bytes: number
}

type Listener = (request: AnsweredRequest) => void

const listeners = new Set<Listener>()

/** Calls `hear` for each request from now on, when its response was sent or its client has left. */
export const onRequestAnswered = (hear: Listener): void => void listeners.add(hear)

export const hasListeners = (): boolean => listeners.size > 0

export function notifyAnswered(request: AnsweredRequest): void {
  for (const hear of listeners) hear(request)
}

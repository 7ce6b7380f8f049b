/** A request that was answered. */
export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  /** 499 if the client disconnected early. */
  status: number
  ms: number
  /** Bytes of the body, as sent. */
  bytes: number
  cache?: string | undefined
}

/** Lines are collected for this long, because a write for each would cost more than a page from the cache. */
const writeEveryMs = 100
const mostBytes = 64 * 1024

/** Logs one line of JSON for each request; many are written at once. */
export class RequestLines {
  readonly #write: (lines: string) => void
  #waiting = ''
  #timer: NodeJS.Timeout | undefined

  constructor(write: (lines: string) => void) {
    this.#write = write
  }

  add(request: AnsweredRequest) {
    this.#waiting += `${JSON.stringify({ time: new Date().toISOString(), level: 'info', message: 'request', ...request })}\n`
    if (this.#waiting.length >= mostBytes) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), writeEveryMs).unref()
  }

  flush() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting !== '') this.#write(this.#waiting)
    this.#waiting = ''
  }
}

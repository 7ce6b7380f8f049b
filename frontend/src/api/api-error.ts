/** `refused`: the cms said no (4xx but 404); `unexpected-answer`: what came is not what the contract says. */
export type ApiErrorKind = 'network' | 'timeout' | 'not-found' | 'refused' | 'server' | 'unexpected-answer'

export interface ApiErrorDetails {
  kind: ApiErrorKind
  message: string
  status?: number | undefined
  code?: string | undefined
}

/** The one error that a call to our own server ends in. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: string | undefined

  constructor({ kind, message, status, code }: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
  }
}

/** `refused`: the cms said no (4xx but 404); `unexpected-answer`: what came is not what the contract says. */
export type ApiErrorKind = 'network' | 'timeout' | 'not-found' | 'refused' | 'server' | 'unexpected-answer'

export interface ApiErrorDetails {
  kind: ApiErrorKind
  message: string
  status?: number | undefined
  code?: string | undefined
  /** What was wrong with what was sent, by the name of the field. */
  fields?: Readonly<Record<string, string>> | undefined
  /** When the next try may go through, as ISO text, which goes from the server's page to the browser as it is. */
  retryAt?: string | undefined
}

/** The one error that a call to our own server ends in. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** Undefined where the words are not those of the cms. */
  readonly code: string | undefined
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAt: Date | undefined

  constructor({ kind, message, status, code, fields, retryAt }: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAt = retryAt === undefined ? undefined : new Date(retryAt)
  }
}

/** There is nothing at this address, which another try would not change. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not-found'

/** `refused`: the cms answered 4xx other than 404. `unexpected-answer`: the answer does not match the contract. */
export type ApiErrorKind = 'network' | 'timeout' | 'not-found' | 'refused' | 'server' | 'unexpected-answer'

export interface ApiErrorDetails {
  kind: ApiErrorKind
  message: string
  status?: number | undefined
  code?: string | undefined
  /** Errors by field name. */
  fields?: Readonly<Record<string, string>> | undefined
  /** The earliest time for another try, in ISO format so that it can be sent with the page. */
  retryAt?: string | undefined
}

/** The error of every failed request to our own server. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** Undefined if the message is not from the cms. */
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

/** True if the address does not exist, so that another try is pointless. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not-found'

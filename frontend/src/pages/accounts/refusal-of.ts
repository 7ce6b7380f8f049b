import { ApiError } from '../../api/api-error.ts'

/** What a call ended in. Anything but an ApiError is a bug, and goes on to the error page. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

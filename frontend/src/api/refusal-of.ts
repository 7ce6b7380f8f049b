import { ApiError } from './api-error.ts'

/** Returns the ApiError that a call failed with. Any other error is a bug and is thrown again, to the error page. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

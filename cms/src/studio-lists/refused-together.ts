import { errors } from '@strapi/utils'

interface FieldError {
  path: string[]
  message: string
  name: string
}

/** A refused entry, with the name that the list shows. */
export interface RefusedEntry {
  name: string
  error: Error
}

const isFieldError = (value: unknown): value is FieldError => typeof value === 'object' && value !== null && 'message' in value && 'path' in value

/** Returns the field errors in an error, or its own message if it has none. */
function fieldErrorsOf(error: Error): FieldError[] {
  const details: unknown = 'details' in error ? error.details : undefined
  const listed: unknown = typeof details === 'object' && details !== null && 'errors' in details ? details.errors : undefined
  const found = Array.isArray(listed) ? listed.filter(isFieldError) : []
  return found.length > 0 ? found : [{ path: [], message: error.message, name: error.name }]
}

/** Returns true for a refusal of one entry. Other errors are rethrown. */
export const isRefusal = (error: unknown): error is Error => error instanceof errors.ApplicationError || error instanceof errors.ValidationError

/** Joins the refusals into one error; each message names its entry. */
export function refusedTogether(refused: readonly RefusedEntry[]): Error {
  const found = refused.flatMap(({ name, error }) => fieldErrorsOf(error).map((each) => ({ ...each, message: `“${name}”: ${each.message}` })))
  return new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found })
}

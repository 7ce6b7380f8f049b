import { errors } from '@strapi/utils'

interface FieldError {
  path: string[]
  message: string
  name: string
}

/** An entry of several that was refused, by the name under which the list shows it. */
export interface RefusedEntry {
  name: string
  error: Error
}

const isFieldError = (value: unknown): value is FieldError => typeof value === 'object' && value !== null && 'message' in value && 'path' in value

/** What an error says of single fields; of one that names none its own words. */
function fieldErrorsOf(error: Error): FieldError[] {
  const details: unknown = 'details' in error ? error.details : undefined
  const listed: unknown = typeof details === 'object' && details !== null && 'errors' in details ? details.errors : undefined
  const found = Array.isArray(listed) ? listed.filter(isFieldError) : []
  return found.length > 0 ? found : [{ path: [], message: error.message, name: error.name }]
}

/** True for a refusal of one entry. Anything else is a fault, and goes on as it is. */
export const isRefusal = (error: unknown): error is Error => error instanceof errors.ApplicationError || error instanceof errors.ValidationError

/** One refusal of all of them, each message with the entry that it is about. */
export function refusedTogether(refused: readonly RefusedEntry[]): Error {
  const found = refused.flatMap(({ name, error }) => fieldErrorsOf(error).map((each) => ({ ...each, message: `“${name}”: ${each.message}` })))
  return new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found })
}

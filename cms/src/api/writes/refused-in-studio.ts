import { errors } from '@strapi/utils'

/**
 * Builds the error of a refused save in the form that the Studio reads: each message at its field, and all in the toast. Component fields are
 * named as in `sections.0.description`.
 */
export function refusedInStudio(problems: Record<string, string>): Error {
  const found = Object.entries(problems).map(([field, message]) => ({ path: field.split('.'), message, name: 'ValidationError' }))
  return new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found })
}

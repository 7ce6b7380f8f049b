import { errors } from '@strapi/utils'

/**
 * The refusal of a save in the Studio, in the form that its pages read: each message stands at its field, and the toast says
 * them all. A field of a part is named as in `sections.0.description`.
 */
export function refusedInStudio(problems: Record<string, string>): Error {
  const found = Object.entries(problems).map(([field, message]) => ({ path: field.split('.'), message, name: 'ValidationError' }))
  return new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found })
}

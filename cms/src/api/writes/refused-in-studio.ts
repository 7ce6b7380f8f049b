import { errors } from '@strapi/utils'

/**
 * The refusal of a save in the Studio, in the form that its pages read: each message stands at its field, and the toast says
 * them all. A field of a part is named as in `sections.0.description`.
 */
export function refusedInStudio(problems: Record<string, string>, entry?: string): Error {
  const named = entry === undefined ? '' : `${entry}: `
  const found = Object.entries(problems).map(([field, problem]) => ({ path: field.split('.'), message: named + problem, name: 'ValidationError' }))
  return new errors.ValidationError(found.map(({ message }) => message).join('; '), { errors: found })
}

import { describe, expect, it } from 'vitest'
import { fieldsIn, newRights, type Right } from './new-rights'

const right = (action: string, subject: string, ...fields: string[]): Right => ({ action, subject, ...(fields.length > 0 && { fields }) })

/** A role's rights at the first start of a new installation. */
const first = [
  right('read', 'article', 'title', 'sources.title'),
  right('publish', 'article'),
  right('read', 'figure', 'value'),
  right('publish', 'figure'),
]
const oldRead = right('read', 'article', 'title')
const known = { article: ['title'] }

describe('newRights', () => {
  it('gives what a new type brings, whole', () => {
    expect(newRights(first, [oldRead], known).given).toEqual([right('read', 'figure', 'value'), right('publish', 'figure')])
  })

  it('widens what the role has by the fields that are new, and by those alone', () => {
    expect(newRights(first, [oldRead], known).widened).toEqual([{ right: oldRead, fields: ['title', 'sources.title'] }])
    expect(newRights(first, [right('read', 'article', 'sources.title')], { article: ['title', 'sources.title'] }).widened).toEqual([])
  })

  it('gives nothing again that was known: a Super Admin took it', () => {
    expect(newRights(first, [], { article: ['title', 'sources.title'], figure: ['value'] })).toEqual({ given: [], widened: [] })
  })

  it('leaves a new type to a role that a Super Admin gave a part of it', () => {
    const own = [right('read', 'figure', 'value')]
    expect(newRights(first, own, known).given).toEqual([])
  })
})

it('fieldsIn knows a type by any right to it', () => {
  expect(fieldsIn([...first, right('update', 'article', 'title', 'byline')])).toEqual({
    article: ['title', 'sources.title', 'byline'],
    figure: ['value'],
  })
})

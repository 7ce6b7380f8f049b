import { timestamp } from '@artha/contract/article'
import { emailText } from '@artha/contract/account'
import { maxPageSize, maxListRow, pageQuery } from '@artha/contract/list-query'
import { deleteMediaQuery, mostAcceptedUses } from '@artha/contract/media-library'
import type { ZodOpenApiOverride } from 'zod-openapi'

/** Schemas of numbers in a query string, which zod sees as a text that it then converts. */
const wholeNumbers = new Map<unknown, object>([
  [pageQuery.page, { type: 'integer', minimum: 1, maximum: maxListRow, default: 1 }],
  [pageQuery.pageSize, { type: 'integer', minimum: 1, maximum: maxPageSize, default: maxPageSize }],
  [deleteMediaQuery.shape.publishedUses, { type: 'integer', minimum: 0, maximum: mostAcceptedUses, default: 0 }],
])

const byFormat: readonly unknown[] = [timestamp, emailText]

/**
 * Adjusts a schema for other programs. Removes the long patterns beside formats, and lets responses gain fields, while requests refuse unknown
 * ones.
 */
export const publicSchema: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const number = wholeNumbers.get(zodSchema)
  if (number !== undefined) {
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
    Object.assign(jsonSchema, number)
  }
  if (byFormat.includes(zodSchema)) delete jsonSchema.pattern
  const { def } = zodSchema._zod
  if (io === 'output' && def.type === 'object' && !('catchall' in def)) delete jsonSchema.additionalProperties
}

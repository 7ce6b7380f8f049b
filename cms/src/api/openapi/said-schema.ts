import { timestamp } from '@artha/contract/article'
import { emailText } from '@artha/contract/account'
import { largestPageSize, lastListRow, pageQuery } from '@artha/contract/list-query'
import type { ZodOpenApiOverride } from 'zod-openapi'

/** A number in a query string, of which zod sees first a text and then what is made of it. */
const wholeNumbers = new Map<unknown, object>([
  [pageQuery.page, { type: 'integer', minimum: 1, maximum: lastListRow, default: 1 }],
  [pageQuery.pageSize, { type: 'integer', minimum: 1, maximum: largestPageSize, default: largestPageSize }],
])

const byFormat: readonly unknown[] = [timestamp, emailText]

/**
 * Says a schema as other programs read it best. Formats stand without the long patterns behind them; what is answered may gain
 * fields without breaking a client, while unknown fields of what is sent are refused.
 */
export const saidSchema: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const number = wholeNumbers.get(zodSchema)
  if (number !== undefined) {
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
    Object.assign(jsonSchema, number)
  }
  if (byFormat.includes(zodSchema)) delete jsonSchema.pattern
  const { def } = zodSchema._zod
  if (io === 'output' && def.type === 'object' && !('catchall' in def)) delete jsonSchema.additionalProperties
}

import type { oas31 } from 'zod-openapi'

export type Schema = oas31.SchemaObject | oas31.ReferenceObject

export const isReference = (schema: Schema): schema is oas31.ReferenceObject => '$ref' in schema

/** The name that a reference leads to, as in "Article". */
export const referredName = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? ''

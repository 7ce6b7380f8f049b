import type { oas31 } from 'zod-openapi'

export type Schema = oas31.SchemaObject | oas31.ReferenceObject

export const isReference = (schema: Schema): schema is oas31.ReferenceObject => '$ref' in schema

/** Returns the name in a reference, such as "Article". */
export const referencedName = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? ''

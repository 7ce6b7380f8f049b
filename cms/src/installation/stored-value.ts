import * as z from 'zod'

/** Parses a JSON value of `strapi_core_store_settings`; undefined if it does not fit the schema. */
export function storedValue<Value>(schema: z.ZodType<Value>, json: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export const storedText = (json: string): string | undefined => storedValue(z.string(), json)

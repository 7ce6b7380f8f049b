import * as z from 'zod'

/** A row's value in `strapi_core_store_settings`, which is JSON; undefined where it is not what is expected. */
export function storedValue<Value>(schema: z.ZodType<Value>, json: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export const storedText = (json: string): string | undefined => storedValue(z.string(), json)

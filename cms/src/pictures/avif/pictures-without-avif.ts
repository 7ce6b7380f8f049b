import type { Core } from '@strapi/strapi'

/** Returns the ids of pictures that may have AVIF and have none, oldest first. Searches the JSON of `formats` as text, in one query. */
export async function picturesWithoutAvif(strapi: Core.Strapi): Promise<number[]> {
  const rows = await strapi.db
    .connection('files')
    .select('id')
    .where({ mime: 'image/webp', provider: strapi.config.get<string>('plugin::upload.provider') })
    .whereRaw(`cast(formats as text) like '%"image/webp"%'`)
    .whereRaw(`cast(formats as text) not like '%"image/avif"%'`)
    .whereRaw(`cast(formats as text) not like '%"isAnimated"%'`)
    .orderBy('id')
    .then((found: { id: number }[]) => found)
  return rows.map(({ id }) => id)
}

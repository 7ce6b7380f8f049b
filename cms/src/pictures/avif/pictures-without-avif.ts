import type { Core } from '@strapi/strapi'

/** The ids of pictures that may have AVIF and have none, oldest first. Asked of the text of `formats`, whatever its size. */
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

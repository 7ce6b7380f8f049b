import type { Core } from '@strapi/strapi'

/** Creates an index on the address of pictures, which are looked up by it; Strapi's table has none. */
export async function ensurePictureIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('create index if not exists artha_files_url_idx on files (url)')
}

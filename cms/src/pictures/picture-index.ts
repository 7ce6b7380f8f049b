import type { Core } from '@strapi/strapi'

/** Pictures are looked up by their address; Strapi's table has no index on it. */
export async function ensurePictureIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('create index if not exists artha_files_url_idx on files (url)')
}

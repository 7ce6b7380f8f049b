import type { Core } from '@strapi/strapi'

/** The parts of articles and stories are joined from the picture to the piece; Strapi indexes them from the piece to its parts. */
const indexes = {
  artha_files_url_idx: 'files (url)',
  artha_sections_picture_idx: 'components_article_sections (image_url)',
  artha_slides_picture_idx: 'components_story_slides (image_url)',
  artha_article_parts_idx: 'articles_cmps (cmp_id)',
  artha_story_parts_idx: 'stories_cmps (cmp_id)',
  artha_articles_picture_idx: 'articles (image_url)',
  artha_articles_seo_picture_idx: 'articles (seo_picture)',
}

/** Creates the indexes by which pictures are found, and the pieces that show them; Strapi's tables have none. */
export async function ensurePictureIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) await strapi.db.connection.raw(`create index if not exists ${name} on ${columns}`)
}

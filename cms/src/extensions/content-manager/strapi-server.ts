import type { Core } from '@strapi/strapi'
import { publishEach, type StrapiDocumentManager } from '../../studio-lists/publish-each'

interface ContentManager {
  services: Record<string, (context: { strapi: Core.Strapi }) => StrapiDocumentManager>
}

/** Refuses a bulk publish of the Studio's list as a whole, and names each entry that cannot be published. */
export default (plugin: ContentManager) => {
  const stock = plugin.services['document-manager']
  if (stock !== undefined) plugin.services['document-manager'] = (context) => publishEach(context.strapi, stock(context))
  return plugin
}

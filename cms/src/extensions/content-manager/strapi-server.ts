import type { Core } from '@strapi/strapi'
import { publishEach, type StockManager } from '../../studio-lists/publish-each'

interface ContentManager {
  services: Record<string, (context: { strapi: Core.Strapi }) => StockManager>
}

/** Several entries that the Studio's list publishes at once are refused together, and each that cannot be published is named. */
export default (plugin: ContentManager) => {
  const stock = plugin.services['document-manager']
  if (stock !== undefined) plugin.services['document-manager'] = (context) => publishEach(context.strapi, stock(context))
  return plugin
}

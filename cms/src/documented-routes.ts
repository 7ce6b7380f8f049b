import { endpoints } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'

const handlers: Record<keyof typeof endpoints, string> = {
  readHome: 'api::home.home.read',
  listArticles: 'api::article.article.list',
  readArticle: 'api::article.article.read',
  listStories: 'api::story.story.list',
}

/**
 * Every documented endpoint, at its documented path: Strapi would put routes of its API folders under /api whatever they
 * say, and the documented ones lie at the root too. `auth: false` switches off Strapi's own tokens, which nobody has here.
 */
export function registerDocumentedRoutes(strapi: Core.Strapi) {
  strapi.server.routes(
    Object.entries(endpoints).map(([name, { method, path }]) => ({
      method,
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: handlers[name as keyof typeof endpoints],
      config: { auth: false as const },
      info: { type: 'content-api' as const },
    })),
  )
}

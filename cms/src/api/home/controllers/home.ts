import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { readHome } from '../../article/published-articles'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readHome', () => readHome(strapi, new Date())),
})

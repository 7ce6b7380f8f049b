import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { readBrokenLinks } from '../broken-links'
import { setNoStore } from '../../answers/desk-answers'

/** Links of articles to pages of ours that are gone. Rights are checked before the handler runs. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listBrokenLinks', ({ query: { paths }, user }, ctx) => {
    setNoStore(ctx)
    const mayChange = (ownerId: string | null) => accountsOf(strapi).accounts.mayChange(user, ownerId) === 'allowed'
    return readBrokenLinks(strapi, paths?.split(' '), mayChange, new Date())
  }),
})

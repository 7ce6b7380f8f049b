import type { Core } from '@strapi/strapi'
import type { ContentUid } from '../content-uid'
import { notShown, notShownBecause } from '../not-shown'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: () => notShown(strapi),
  reasonFor: (uid: ContentUid, documentId: string) => notShownBecause(strapi, uid, documentId),
})

import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { contentUids } from './content-uid'
import { markReviewed, readFiguresToReview } from './api/desk/figures-to-review'
import { notShown, notShownBecause } from './api/desk/not-shown'
import { readArticleViews } from './article-views/read-article-views'
import { previewLinkFor } from './api/preview/preview-link-for'
import { statusLights } from './status/status-lights'

/** Gives the newsroom plugin's Studio pages what only the application knows. */
export const connectNewsroom = (strapi: Core.Strapi) =>
  newsroomOf(strapi).connect({
    notShown: () => notShown(strapi),
    figuresToReview: () => readFiguresToReview(strapi, () => true, new Date()),
    markReviewed: (actor, kind, documentId) => markReviewed(strapi, actor, kind, documentId, new Date()),
    status: () => statusLights(strapi, async () => (await notShown(strapi)).length),
    articleViews: (days) => readArticleViews(strapi, days, new Date()),
    notShownBecause: async (uid, documentId) => {
      const content = contentUids.find((each) => each === uid)
      return content && notShownBecause(strapi, content, documentId)
    },
    previewLink: (kind, documentId) => previewLinkFor(strapi, kind, documentId),
  })

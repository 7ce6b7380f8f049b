import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { contentUids } from './content-uid'
import { noteLookedAt, readFiguresToRead } from './api/desk/figures-to-read'
import { notShown, notShownBecause } from './api/desk/not-shown'
import { readOpenings } from './openings/read-openings'
import { previewLinkFor } from './api/preview/preview-link-for'
import { statusLights } from './status/status-lights'

/** Gives the newsroom plugin's Studio pages what only the application knows. */
export const connectNewsroom = (strapi: Core.Strapi) =>
  newsroomOf(strapi).connect({
    notShown: () => notShown(strapi),
    figuresToRead: () => readFiguresToRead(strapi, () => true, new Date()),
    lookedAt: (actor, kind, documentId) => noteLookedAt(strapi, actor, kind, documentId, new Date()),
    status: () => statusLights(strapi, async () => (await notShown(strapi)).length),
    openings: (days) => readOpenings(strapi, days, new Date()),
    notShownBecause: async (uid, documentId) => {
      const content = contentUids.find((each) => each === uid)
      return content && notShownBecause(strapi, content, documentId)
    },
    previewLink: (kind, documentId) => previewLinkFor(strapi, kind, documentId),
  })

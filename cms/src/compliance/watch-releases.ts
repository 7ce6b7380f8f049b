import type { Core } from '@strapi/strapi'
import { refusedInStudio } from '../api/writes/refused-in-studio'
import { releaseKey, releaseProblems } from './release-problems'

const uid = 'api::release.released-sentence'
const stays = 'A released sentence cannot be changed: delete it and release the new one'

/** Stores a released sentence with its key, and refuses changes, because the release is for exactly these words. */
export function watchReleases(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    if (context.uid !== uid) return next()
    if (context.action === 'update' || context.action === 'clone') throw refusedInStudio({ sentence: stays })
    if (context.action === 'create') {
      const data: object = context.params.data ?? {}
      const problems = releaseProblems(data)
      if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
      Object.assign(data, { sentenceKey: releaseKey(data) })
    }
    return next()
  })
}

import type { ArticleViewsAnswer } from '@artha/contract/article-views'
import type { FigureToReview } from '@artha/contract/figures-to-review'
import type { StatusLight } from '@artha/contract/studio-status'
import type { Kind } from './settings'

/** The functions that the newsroom needs from the application. The application passes them in with `connect`; the newsroom never imports it. */
export interface Application {
  /** Returns a signed preview link to the last saved version of an entry; undefined if there is no such entry. */
  previewLink: (kind: Kind['kind'], documentId: string) => Promise<{ path: string; expiresAt: string } | undefined>
  /** Returns the published entries that are left out of every list because they break the contract. */
  notShown: () => Promise<{ uid: string; documentId: string; title: string; because: string }[]>
  /** Returns the figures that changed or are due, with the entries to review. */
  figuresToReview: () => Promise<FigureToReview[]>
  /** Records that an actor has reviewed an entry. Returns false if there is no such entry. */
  markReviewed: (actor: string, kind: Kind['kind'], documentId: string) => Promise<boolean>
  /** Returns the state of the site, its services and its data, one light each. */
  status: () => Promise<StatusLight[]>
  /** Returns the article views of the last `days` days. */
  articleViews: (days: number) => Promise<ArticleViewsAnswer>
  /** Returns the reason why readers cannot see a published entry; undefined if they can. */
  notShownBecause: (uid: Kind['uid'], documentId: string) => Promise<string | undefined>
}

let connected: Application | undefined

export const connect = (application: Application): void => void (connected = application)

export function application(): Application {
  if (connected === undefined) throw new Error('newsroom: the application has not connected itself (newsroomOf(strapi).connect)')
  return connected
}

import type { OpeningsAnswer } from '@artha/contract/openings'
import type { FigureToRead } from '@artha/contract/figures-to-read'
import type { StatusLight } from '@artha/contract/studio-status'
import type { Kind } from './settings'

/** What the desk asks of the application that it is built into: the application tells it (`connect`), the desk never looks it up. */
export interface Application {
  /** Signs a look at an entry as it was last saved; undefined where there is no such entry. */
  previewLink: (kind: Kind['kind'], documentId: string) => Promise<{ path: string; expiresAt: string } | undefined>
  /** What is published and left out of every list, since what readers are promised cannot be said of it. */
  notShown: () => Promise<{ uid: string; documentId: string; title: string; because: string }[]>
  /** What must be read again since a figure changed. */
  figuresToRead: () => Promise<FigureToRead[]>
  /** Notes who has looked at a piece; answers whether there is such a piece. */
  lookedAt: (actor: string, kind: Kind['kind'], documentId: string) => Promise<boolean>
  /** How the site, its services and its data are, a light each. */
  status: () => Promise<StatusLight[]>
  /** How often articles were opened within so many days. */
  openings: (days: number) => Promise<OpeningsAnswer>
  /** Why readers do not get what is published of an entry; undefined where they do. */
  notShownBecause: (uid: Kind['uid'], documentId: string) => Promise<string | undefined>
}

let connected: Application | undefined

export const connect = (application: Application): void => void (connected = application)

export function application(): Application {
  if (connected === undefined) throw new Error('newsroom: the application has not connected itself (newsroomOf(strapi).connect)')
  return connected
}

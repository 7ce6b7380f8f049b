import type { BinnedItem } from '@artha/contract/desk'
import type { StudioForm } from './rules/studio-form'

/** A content type that the newsroom watches. It may hold components, but no relations and no media. */
export interface Kind {
  uid: `api::${string}.${string}`
  kind: BinnedItem['kind']
  /** Columns of it that the newsroom reads or keeps. */
  titleField: string
  dateField: string
  versionField: string
  /** When it leaves the site by itself; absent where it never does. */
  endField?: string
  /** Its page on the site, `:id` for the documentId; absent where it has none of its own. */
  sitePath?: string
}

/** A content type whose writes are noted in the trail and that has a bin of its own or none. */
export interface Trailed {
  uid: `api::${string}.${string}`
  kind: string
  titleField: string
}

export interface NewsroomSettings {
  kinds: Kind[]
  trailed: Trailed[]
  /** How long deleted entries can be restored. */
  keptForDays: number
  /** Where readers are; no slash at the end. */
  siteUrl: string
  /** The content type of what readers write to the newsroom: name, email, message, receivedAt, state, markedBy, markedAt. */
  messageType: `api::${string}.${string}`
  /** How the Studio shows content types and components. */
  studioForms: StudioForm[]
}

/** The plugin's settings, checked when Strapi loads them. */
export const settings = {
  default: { keptForDays: 30, studioForms: [], trailed: [] },
  validator({ kinds, keptForDays, siteUrl, messageType }: Partial<NewsroomSettings>) {
    if (!Array.isArray(kinds) || kinds.length === 0) throw new Error('newsroom: kinds must name the content types to watch')
    if (!(keptForDays !== undefined && keptForDays > 0)) throw new Error('newsroom: keptForDays must be above zero')
    if (siteUrl === undefined || !URL.canParse(siteUrl)) throw new Error('newsroom: siteUrl must be the address of the site')
    if (messageType === undefined) throw new Error('newsroom: messageType must name the content type of messages')
  },
}

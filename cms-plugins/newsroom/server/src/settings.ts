import type { BinnedItem } from '@artha/contract/desk'
import type { StudioForm } from './rules/studio-form'

/** A content type that the newsroom watches. It may have components, but no relations or media. */
export interface Kind {
  uid: `api::${string}.${string}`
  kind: BinnedItem['kind']
  /** The columns that the newsroom reads or stores. */
  titleField: string
  dateField: string
  versionField: string
  /** The column with the date on which an entry leaves the site; absent if entries never do. */
  endField?: string
  /** The path of its page on the site, with `:id` for the documentId; absent if it has no pages. */
  sitePath?: string
}

/** A content type whose writes are recorded in the audit trail, but which has no versions or bin here. */
export interface AuditedType {
  uid: `api::${string}.${string}`
  kind: string
  titleField: string
}

export interface NewsroomSettings {
  kinds: Kind[]
  trailed: AuditedType[]
  /** The number of days in which deleted entries can be restored. */
  keptForDays: number
  /** The address of the site, without a slash at the end. */
  siteUrl: string
  /** The content type of messages from readers. Its fields: name, email, message, receivedAt, state, markedBy, markedAt. */
  messageType: `api::${string}.${string}`
  /** The Studio's forms and lists for content types and components. */
  studioForms: StudioForm[]
}

/** The plugin's settings, validated when Strapi loads them. */
export const settings = {
  default: { keptForDays: 30, studioForms: [], trailed: [] },
  validator({ kinds, keptForDays, siteUrl, messageType }: Partial<NewsroomSettings>) {
    if (!Array.isArray(kinds) || kinds.length === 0) throw new Error('newsroom: kinds must name the content types to watch')
    if (!(keptForDays !== undefined && keptForDays > 0)) throw new Error('newsroom: keptForDays must be above zero')
    if (siteUrl === undefined || !URL.canParse(siteUrl)) throw new Error('newsroom: siteUrl must be the address of the site')
    if (messageType === undefined) throw new Error('newsroom: messageType must name the content type of messages')
  },
}

import { rowsOf } from '@artha/base/rows'
import type { ReviewState } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'

/** The last stored step of a piece's review; `version` is the version that it concerned. */
export interface ReviewRow {
  itemId: string
  kind: 'article' | 'story'
  state: Exclude<ReviewState, 'none'>
  version: number
  submittedBy: string
  submittedAt: Date | string
  decidedBy: string | null
  decidedAt: Date | string | null
}

export interface RemarkRow {
  id: number
  documentId: string
  itemId: string
  quote: string
  words: string
  madeBy: string
  madeAt: Date | string
  resolvedBy: string | null
  resolvedAt: Date | string | null
}

export const reviewRows = (strapi: Core.Strapi) => rowsOf<ReviewRow>(strapi, 'api::review.review')
export const remarkRows = (strapi: Core.Strapi) => rowsOf<RemarkRow>(strapi, 'api::review.remark')

export const countOpenRemarks = (strapi: Core.Strapi, itemId: string): Promise<number> =>
  remarkRows(strapi).count({ where: { itemId, resolvedAt: { $null: true } } })

/** Formats a count, as in "2 remarks are open". */
export const openRemarksText = (open: number) => (open === 1 ? '1 remark is open' : `${open} remarks are open`)

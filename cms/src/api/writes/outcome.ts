import type { ErrorCode } from '@artha/contract/errors'

/** Why a write was not made. */
export interface Refused {
  refused: ErrorCode
  message: string
  fields?: Record<string, string>
}

/** A write that was made: of which document. */
export interface Saved {
  documentId: string
}

/** A write that was made, and what is answered. `version` is that of what is there now. */
export interface Done<Body extends object = object> {
  status: 200 | 201 | 202
  body: Body
  version?: number
}

export type Outcome<Body extends object = object> = Done<Body> | Refused

/** The refusal of what would not do; undefined where nothing is wrong. */
export const refusedFields = (fields: Record<string, string>): Refused | undefined =>
  Object.keys(fields).length === 0 ? undefined : { refused: 'validation', message: 'Please check what you entered.', fields }

import type { ErrorCode } from '@artha/contract/errors'

/** A refused write: the error code, a message, and the problems by field. */
export interface Refused {
  refused: ErrorCode
  message: string
  fields?: Record<string, string>
}

export interface Saved {
  documentId: string
}

/** The response to a successful write. `version` is the document's new version. */
export interface WriteResult<Body extends object = object> {
  status: 200 | 201 | 202
  body: Body
  version?: number
}

export type Outcome<Body extends object = object> = WriteResult<Body> | Refused

/** Turns problems by field into a refusal; undefined if there are none. */
export const refusedFields = (fields: Record<string, string>): Refused | undefined =>
  Object.keys(fields).length === 0 ? undefined : { refused: 'validation', message: 'Please check what you entered.', fields }

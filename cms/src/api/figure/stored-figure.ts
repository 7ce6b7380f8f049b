import type { FigureRow } from '@artha/contract/figure-answer'

/** A row of the table. Strapi stores an empty field as null or as "". */
export interface StoredFigure extends Omit<FigureRow, 'value' | 'withdrawn' | 'changedAt' | 'heldBefore' | 'note' | 'caution'> {
  documentId: string
  kind: FigureRow['value']['kind']
  /** The value without its kind, which has a column of its own. */
  value: object
  heldBefore: boolean | null
  note: string | null
  caution: string | null
  withdrawalReason: string | null
  withdrawnOn: string | null
  updatedAt: string | null
}

/** The fields of a row that an editor writes; the kind is part of the value. */
export const editableFields = [
  'figureKey',
  'group',
  'title',
  'value',
  'validFrom',
  'heldBefore',
  'validUntil',
  'authority',
  'document',
  'address',
  'confidence',
  'checkedOn',
  'checkedBy',
  'reviewDue',
  'note',
  'caution',
] as const

const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text)

/** Returns the row in the contract's form. Missing fields stay missing, so that the contract reports them. */
export function contractRow(stored: Partial<StoredFigure>) {
  const { kind, value, heldBefore, validUntil, address, reviewDue, note, caution } = stored
  return {
    figureKey: stored.figureKey,
    group: stored.group,
    title: stored.title,
    value: { kind, ...value },
    validFrom: stored.validFrom,
    ...(heldBefore === true && { heldBefore }),
    validUntil: orNull(validUntil),
    authority: stored.authority,
    document: stored.document,
    address: orNull(address),
    confidence: stored.confidence,
    checkedOn: stored.checkedOn,
    checkedBy: stored.checkedBy,
    reviewDue: orNull(reviewDue),
    note: note ?? '',
    caution: caution ?? '',
  }
}

/** Returns the columns for a row of the contract. */
export function storedFields({ value: { kind, ...value }, ...row }: FigureRow) {
  return { ...row, kind, value }
}

/** Returns the unique key of a row in force. Withdrawn rows and drafts have none, so the key is free for another row. */
export const rowKeyOf = ({ figureKey, validFrom }: Pick<FigureRow, 'figureKey' | 'validFrom'>) => `${figureKey} ${validFrom}`

/** Returns a published row as the API answers it. */
export function figureRowAnswer(stored: StoredFigure): FigureRow {
  const { withdrawalReason, withdrawnOn, updatedAt } = stored
  return {
    // A published row passed the contract when it was published.
    ...(contractRow(stored) as FigureRow),
    ...(withdrawnOn !== null && { withdrawn: { on: withdrawnOn, reason: withdrawalReason ?? '' } }),
    ...(updatedAt !== null && { changedAt: new Date(updatedAt).toISOString() }),
  }
}

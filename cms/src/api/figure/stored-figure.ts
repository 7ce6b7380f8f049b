import type { FigureRow } from '@artha/contract/figure-answer'

/** A row of the table. Strapi writes an empty field as null or as "". */
export interface StoredFigure extends Omit<FigureRow, 'value' | 'withdrawn' | 'changedAt' | 'heldBefore' | 'note' | 'caution'> {
  documentId: string
  kind: FigureRow['value']['kind']
  /** Without its kind, which is a field of its own. */
  value: object
  heldBefore: boolean | null
  note: string | null
  caution: string | null
  withdrawalReason: string | null
  withdrawnOn: string | null
  updatedAt: string | null
}

/** What an editor writes of a row, its kind within its value; the rest is kept about it. */
export const writtenFields = [
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

/** The row as the contract writes it; what is missing stays missing, for the contract to say so. */
export function writtenRow(stored: Partial<StoredFigure>) {
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

/** The columns of a row of the contract. */
export function storedFields({ value: { kind, ...value }, ...row }: FigureRow) {
  return { ...row, kind, value }
}

/** A row under its key and day, once among those that stand; withdrawn ones and drafts have none and leave the place free. */
export const rowKeyOf = ({ figureKey, validFrom }: Pick<FigureRow, 'figureKey' | 'validFrom'>) => `${figureKey} ${validFrom}`

/** A published row as it is answered. */
export function answeredRow(stored: StoredFigure): FigureRow {
  const { withdrawalReason, withdrawnOn, updatedAt } = stored
  return {
    // A published row was held to the contract when it was published.
    ...(writtenRow(stored) as FigureRow),
    ...(withdrawnOn !== null && { withdrawn: { on: withdrawnOn, reason: withdrawalReason ?? '' } }),
    ...(updatedAt !== null && { changedAt: new Date(updatedAt).toISOString() }),
  }
}

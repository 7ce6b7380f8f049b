import { issueText } from '@artha/contract/issue-texts'
import type { Core } from '@strapi/strapi'
import { safeParse, type core } from 'zod/mini'
import type { ContentUid } from '../../content-uid'
import { leftOutReason } from './left-out-reason'
import { reportLeftOut } from './left-out-rows'

interface Row {
  documentId: string
}

/** The content type, schema and mapper that turn stored rows into answers. */
interface Shape<Stored extends Row, Answer> {
  uid: ContentUid
  schema: core.$ZodType<Answer>
  answerOf: (row: Stored) => Answer
}

type Shaped<Answer> = { answer: Answer } | { because: string }

/** Maps a row to an answer and parses it with the contract. The mapper itself may throw on a row that Artha did not write. */
export function answerOfRow<Stored extends Row, Answer>({ schema, answerOf }: Shape<Stored, Answer>, row: Stored): Shaped<Answer> {
  let answer: Answer
  try {
    answer = answerOf(row)
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return { because: leftOutReason([]) }
    throw error
  }
  const result = safeParse(schema, answer, { error: issueText })
  return result.success ? { answer } : { because: leftOutReason(result.error.issues) }
}

/** Maps rows to answers. A row that breaks the contract is left out and reported to the newsroom. */
export function answersOfRows<Stored extends Row, Answer>(strapi: Core.Strapi, shape: Shape<Stored, Answer>, rows: readonly Stored[]): Answer[] {
  return rows.flatMap((row) => {
    const result = answerOfRow(shape, row)
    if ('answer' in result) return [result.answer]
    reportLeftOut(strapi, { uid: shape.uid, documentId: row.documentId, because: result.because })
    return []
  })
}

/** The result of reading one address; a row that exists but breaks the contract is not the same as no row. */
export type SingleAnswer<Answer> = Answer | 'absent' | 'unanswerable'

export function answerOfOne<Stored extends Row, Answer>(strapi: Core.Strapi, shape: Shape<Stored, Answer>, row: Stored | null): SingleAnswer<Answer> {
  if (row === null) return 'absent'
  return answersOfRows(strapi, shape, [row])[0] ?? 'unanswerable'
}

/** One page of a list: its answers, and the number of rows read, which tells whether there is a next page. */
export interface AnswerPage<Answer> {
  answers: Answer[]
  rows: number
}

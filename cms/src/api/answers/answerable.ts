import { issueWords } from '@artha/contract/issue-words'
import type { Core } from '@strapi/strapi'
import { safeParse, type core } from 'zod/mini'
import type { ContentUid } from '../../content-uid'
import { leftOutReason } from './left-out-reason'
import { noteLeftOut } from './left-out-rows'

interface Row {
  documentId: string
}

/** How the rows of a type become answers. */
interface Shape<Stored extends Row, Answer> {
  uid: ContentUid
  schema: core.$ZodType<Answer>
  answerOf: (row: Stored) => Answer
}

type Shaped<Answer> = { answer: Answer } | { because: string }

/** The answer of a row, parsed by the contract. A row that was not written by Artha may make the shaping itself throw. */
export function shaped<Stored extends Row, Answer>({ schema, answerOf }: Shape<Stored, Answer>, row: Stored): Shaped<Answer> {
  let answer: Answer
  try {
    answer = answerOf(row)
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return { because: leftOutReason([]) }
    throw error
  }
  const result = safeParse(schema, answer, { error: issueWords })
  return result.success ? { answer } : { because: leftOutReason(result.error.issues) }
}

/** The answers of these rows. A row that breaks the contract is left out of the list and reported to the newsroom. */
export function answerable<Stored extends Row, Answer>(strapi: Core.Strapi, shape: Shape<Stored, Answer>, rows: readonly Stored[]): Answer[] {
  return rows.flatMap((row) => {
    const result = shaped(shape, row)
    if ('answer' in result) return [result.answer]
    noteLeftOut(strapi, { uid: shape.uid, documentId: row.documentId, because: result.because })
    return []
  })
}

/** What one address answers: a row that is there and cannot be answered is not the same as none. */
export type Single<Answer> = Answer | 'absent' | 'unanswerable'

export function single<Stored extends Row, Answer>(strapi: Core.Strapi, shape: Shape<Stored, Answer>, row: Stored | null): Single<Answer> {
  if (row === null) return 'absent'
  return answerable(strapi, shape, [row])[0] ?? 'unanswerable'
}

/** A page of a list: its answers, and how many rows it was made of, from which follows whether there is a next one. */
export interface AnsweredPage<Answer> {
  answers: Answer[]
  rows: number
}

import type { TermAnswer, TermCard, TermGroup } from '@artha/contract/term'
import { linesOf } from '../../lines-of'
import { sourcesIn } from './term-lines'

/** A row of the table, as an editor writes it: lists have one item per line. Strapi stores an empty field as null or as "". */
export interface StoredTerm {
  documentId: string
  name: string
  slug: string
  hindiName: string | null
  group: TermGroup
  meaning: string
  text: string | null
  example: string | null
  aliases: string | null
  calculator: string | null
  figureKey: string | null
  sources: string | null
  isMarked: boolean | null
}

export const termCardAnswer = ({ slug, name, hindiName, group, meaning, aliases }: StoredTerm): TermCard => ({
  slug,
  name,
  hindiName: hindiName ?? '',
  group,
  meaning,
  aliases: linesOf(aliases),
})

export const termAnswerOf = (row: StoredTerm): TermAnswer => ({
  ...termCardAnswer(row),
  text: row.text ?? '',
  example: row.example ?? '',
  calculator: row.calculator ?? '',
  figureKey: row.figureKey ?? '',
  sources: sourcesIn(row.sources),
})

import type { TermGroup } from '@artha/contract/term'

/** A term as it is written here: what is left out is empty. */
export interface TermFile {
  name: string
  slug: string
  hindiName: string
  meaning: string
  text: string
  example?: string
  aliases?: readonly string[]
  calculator?: string
  figureKey?: string
  /** Off for words that articles use in their everyday sense. */
  isMarked?: false
}

export type GroupedTerm = TermFile & { group: TermGroup }

export const inGroup = (group: TermGroup, terms: readonly TermFile[]): GroupedTerm[] => terms.map((term) => ({ ...term, group }))

/** The columns of a term: lists are a line each, as an editor writes them. */
export const storedFieldsOf = ({ name, slug, hindiName, group, meaning, text, example, aliases, calculator, figureKey, isMarked }: GroupedTerm) => ({
  name,
  slug,
  hindiName,
  group,
  meaning,
  text,
  example: example ?? '',
  aliases: (aliases ?? []).join('\n'),
  calculator: calculator ?? '',
  figureKey: figureKey ?? '',
  sources: '',
  isMarked: isMarked ?? true,
})

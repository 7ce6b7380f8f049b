import type { TermGroup } from '@artha/contract/term'

/** A term in these files; omitted fields are empty. */
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
  /** False for words that articles also use in their everyday sense, so that they are not marked in articles. */
  isMarked?: false
}

export type GroupedTerm = TermFile & { group: TermGroup }

export const inGroup = (group: TermGroup, terms: readonly TermFile[]): GroupedTerm[] => terms.map((term) => ({ ...term, group }))

/** Returns the columns of a term. Lists have one item per line, as editors type them. */
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

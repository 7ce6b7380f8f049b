/** Splits a list that a Studio editor writes as one text. */

export const splitTags = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export const joinedTags = (tags: readonly string[]): string => tags.join(', ')

const tidied = (list: string | null | undefined) => (typeof list === 'string' ? joinedTags(splitTags(list)) : list)

/** Stores lists in one form however they were typed, because the desk searches them. */
export function withNormalisedLists<Input extends { tags?: string | null; unmarkedTerms?: string | null }>(input: Input): Input {
  const { tags, unmarkedTerms } = input
  return {
    ...input,
    ...(tags !== undefined && { tags: tidied(tags) }),
    ...(unmarkedTerms !== undefined && { unmarkedTerms: tidied(unmarkedTerms) }),
  }
}

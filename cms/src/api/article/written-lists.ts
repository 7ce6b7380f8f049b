/** Lists that an editor of the Studio writes as one text. */

const notEmpty = (text: string) => text !== ''

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(notEmpty)

export const splitTags = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter(notEmpty)

export const joinedTags = (tags: readonly string[]): string => tags.join(', ')

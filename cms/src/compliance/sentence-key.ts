import { createHash } from 'node:crypto'

/** What a sentence is known by: its words, whatever their case, spaces and signs. */
export const sentenceKey = (sentence: string) =>
  createHash('sha256')
    .update(
      (
        sentence
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
      ).join(' '),
    )
    .digest('hex')
    .slice(0, 40)

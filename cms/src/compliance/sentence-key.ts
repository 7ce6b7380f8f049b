import { createHash } from 'node:crypto'

/** Returns the key of a sentence: a hash of its words, without case, spaces and punctuation. */
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

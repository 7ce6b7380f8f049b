import { adviceIn } from './advice'
import { sentenceKey } from './sentence-key'

const wordsOf = (data: object, field: 'sentence' | 'reason') => {
  const value: unknown = Reflect.get(data, field)
  return typeof value === 'string' ? value.trim() : ''
}

/** What is wrong with a release, by field: it has to be one sentence that waits, and the reason has to be said. */
export function releaseProblems(data: object): Record<string, string> {
  const sentence = wordsOf(data, 'sentence')
  const waits = adviceIn(sentence).some((found) => sentenceKey(found.sentence) === sentenceKey(sentence))
  return {
    ...(!waits && { sentence: 'No waiting sentence matches: copy the whole sentence exactly as quoted in the article’s or story’s refusal' }),
    ...(wordsOf(data, 'reason') === '' && { reason: 'Say whose speech it is and where it was said' }),
  }
}

export const releaseKey = (data: object) => sentenceKey(wordsOf(data, 'sentence'))

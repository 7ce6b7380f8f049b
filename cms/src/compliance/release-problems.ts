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
    ...(!waits && { sentence: 'No refused sentence matches: copy the whole sentence exactly as the article or story quotes it' }),
    ...(wordsOf(data, 'reason') === '' && { reason: 'Say who said it and where' }),
  }
}

export const releaseKey = (data: object) => sentenceKey(wordsOf(data, 'sentence'))

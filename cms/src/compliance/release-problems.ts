import { adviceIn } from './advice'
import { sentenceKey } from './sentence-key'

const wordsOf = (data: object, field: 'sentence' | 'reason') => {
  const value: unknown = Reflect.get(data, field)
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns the problems of a release, by field: it must be one sentence that is held back, with a reason. */
export function releaseProblems(data: object): Record<string, string> {
  const sentence = wordsOf(data, 'sentence')
  const waits = adviceIn(sentence).some((found) => sentenceKey(found.sentence) === sentenceKey(sentence))
  return {
    ...(!waits && { sentence: 'No refused sentence matches: copy the whole sentence exactly as the article or story quotes it' }),
    ...(wordsOf(data, 'reason') === '' && { reason: 'Say who said it and where' }),
  }
}

export const releaseKey = (data: object) => sentenceKey(wordsOf(data, 'sentence'))

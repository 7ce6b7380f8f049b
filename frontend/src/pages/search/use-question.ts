import { inEnglish } from '@artha/contract/search-words'
import { useEffect, useState } from 'react'
import { isSum } from '../../features/search/is-sum.ts'
import type { readQuestion } from '../../features/calculators/board/read-question.ts'

type Read = typeof readQuestion

/** The first sum of one of two readings of a question, with the reading before its name. */
const firstSum = (question: Read, reading: string) =>
  question(reading)
    .found.filter(({ to }) => isSum(to))
    .slice(0, 1)
    .map((each) => ({ ...each, name: `“${reading}”: ${each.name}` }))

/** What a text asks the calculators, read in the browser; nothing until what reads it has come. */
export function useQuestion(text: string) {
  const [read, setRead] = useState<{ question: Read }>()
  useEffect(() => {
    let isWanted = true
    import('../../features/calculators/board/read-question.ts').then(
      ({ readQuestion: question }) => isWanted && setRead({ question }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (text === '' || read === undefined) return []
  const { question } = read
  const { found, isNamed, readings } = question(inEnglish(text))
  // In doubt, both readings are offered, each by its own name
  if (readings) return readings.flatMap((each) => firstSum(question, each))
  return isNamed ? found : found.filter(({ to }) => isSum(to))
}

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

/** What a text asks the calculators, read in the browser; undefined until what reads it has come, nothing where it does not come. */
export function useQuestion(text: string) {
  const [read, setRead] = useState<{ question: Read | undefined }>()
  useEffect(() => {
    let isWanted = true
    import('../../features/calculators/board/read-question.ts').then(
      ({ readQuestion: question }) => isWanted && setRead({ question }),
      () => isWanted && setRead({ question: undefined }),
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (text === '' || (read && read.question === undefined)) return []
  if (read?.question === undefined) return undefined
  const { question } = read
  const { found, isNamed, readings } = question(inEnglish(text))
  // In doubt, both readings are offered, each by its own name
  if (readings) return readings.flatMap((each) => firstSum(question, each))
  return isNamed ? found : found.filter(({ to }) => isSum(to))
}

import { inEnglish } from '@artha/contract/search-words'
import { useEffect, useState } from 'react'
import { isSum } from '../../features/search/is-sum.ts'
import type { readQuestion } from '../../features/calculators/board/read-question.ts'

type Read = typeof readQuestion

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
  const { found, isNamed } = read.question(inEnglish(text))
  return isNamed ? found : found.filter(({ to }) => isSum(to))
}

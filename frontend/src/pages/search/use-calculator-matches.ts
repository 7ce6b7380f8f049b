import { useEffect, useMemo, useState } from 'react'
import { isCalculation } from '../../features/calculators/board/is-calculation.ts'
import type { BoardAnswer, readQuestion } from '../../features/calculators/board/read-question.ts'

type Read = typeof readQuestion

/** Returns the first calculation for one reading of a question, with the reading before its name. */
const firstSum = (question: Read, reading: string) =>
  question(reading)
    .found.filter(({ to }) => isCalculation(to))
    .slice(0, 1)
    .map((each) => ({ ...each, name: `“${reading}”: ${each.name}` }))

export interface CalculatorMatches {
  found: BoardAnswer[]
  percentage: string | undefined
}

function matchesIn(text: string, question: Read | undefined): CalculatorMatches {
  if (text === '' || question === undefined) return { found: [], percentage: undefined }
  const { found, isNamed, readings, percentage } = question(text)
  // An ambiguous text offers both readings, each with its own name
  if (readings) return { found: readings.flatMap((each) => firstSum(question, each)), percentage }
  return { found: isNamed ? found : found.filter(({ to }) => isCalculation(to)), percentage }
}

/**
 * Finds the calculators for a text, or the result of a percentage, in the browser. Finds nothing until the parser has loaded. `matchesOf` does the
 * same for another text, at once.
 */
export function useCalculatorMatches(text: string): CalculatorMatches & { matchesOf: (other: string) => CalculatorMatches } {
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
  const matches = useMemo(() => matchesIn(text, read?.question), [text, read])
  return { ...matches, matchesOf: (other) => (other === text ? matches : matchesIn(other, read?.question)) }
}

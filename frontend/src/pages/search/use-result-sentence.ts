import { useEffect, useState } from 'react'
import { useConditionalRead } from '../../api/use-read.ts'
import type { CalculatorSentences } from '../../features/calculators/calculator-sentences.ts'
import { todayInIndia } from '../../lib/india-clock.ts'

/**
 * Returns a calculator's result for its link as a sentence, calculated in the browser: only official figures come from the server.
 * Undefined while the calculator loads, and if there is no result.
 */
export function useResultSentence(link: string | undefined): string | undefined {
  const [come, setCome] = useState<{ path: string; calculator: CalculatorSentences }>()
  const [path = '', query = ''] = link?.split('?') ?? []
  useEffect(() => {
    if (path === '') return
    let isWanted = true
    import('../../features/calculators/calculator-sentences.ts')
      .then(({ calculatorSentences }) => calculatorSentences(path))
      .then(
        (calculator) => isWanted && calculator && setCome({ path, calculator }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [path])
  const calculator = come?.path === path ? come.calculator : undefined
  const figures = useConditionalRead('listFigures', calculator?.keys ? [{ query: { keys: calculator.keys } }] : null)
  const rows = calculator?.keys === '' ? [] : figures.data
  return calculator && rows && calculator.say(rows, query, todayInIndia())
}

import { useEffect, useState } from 'react'
import { useWantedRead } from '../../api/use-read.ts'
import type { SaidCalculator } from '../../features/calculators/said-calculator.ts'
import { todayInIndia } from '../../lib/india-clock.ts'

/**
 * What a calculator says to its link, worked out in the browser: the server is asked for official figures alone. Undefined while
 * the calculator is under way, and where it has nothing to say.
 */
export function useSaidSum(link: string | undefined): string | undefined {
  const [come, setCome] = useState<{ path: string; calculator: SaidCalculator }>()
  const [path = '', query = ''] = link?.split('?') ?? []
  useEffect(() => {
    if (path === '') return
    let isWanted = true
    import('../../features/calculators/said-calculator.ts')
      .then(({ saidCalculator }) => saidCalculator(path))
      .then(
        (calculator) => isWanted && calculator && setCome({ path, calculator }),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [path])
  const calculator = come?.path === path ? come.calculator : undefined
  const figures = useWantedRead('listFigures', calculator?.keys ? [{ query: { keys: calculator.keys } }] : null)
  const rows = calculator?.keys === '' ? [] : figures.data
  return calculator && rows && calculator.say(rows, query, todayInIndia())
}

import { sumWords } from '../what-ifs/difference-words.ts'
import { netWorthFigures, type NetWorthInput } from './net-worth.ts'

/** What is asked most of a net worth: prices that fall by a tenth while debts stay. Undefined where nothing is owned. */
export function netWorthWhatIf(input: NetWorthInput): string | undefined {
  const now = netWorthFigures(input)
  if (now === undefined || !(now.assetsTotal > 0)) return undefined
  return `If your assets lost a tenth of their value: ${sumWords(now.netWorth - now.assetsTotal / 10)}.`
}

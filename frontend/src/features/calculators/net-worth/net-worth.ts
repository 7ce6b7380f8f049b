import { sumOfRows, type LabelledAmount } from '../inputs/labelled-amounts.ts'

/** What somebody owns and owes, row by row, in rupees. */
export interface NetWorthInput {
  assets: LabelledAmount[]
  liabilities: LabelledAmount[]
  /** The figures are those of the worked example. */
  isExample?: true | undefined
}

/** How the figure is coloured: `positive` from 0 on. */
export type NetWorthTone = 'positive' | 'negative'

/** Assets less liabilities. Undefined where a row has no amount, so that the last result stays. */
export function netWorthFigures({ assets, liabilities }: NetWorthInput) {
  const assetsTotal = sumOfRows(assets)
  const liabilitiesTotal = sumOfRows(liabilities)
  if (assetsTotal === undefined || liabilitiesTotal === undefined) return undefined
  const netWorth = assetsTotal - liabilitiesTotal
  const tone: NetWorthTone = netWorth >= 0 ? 'positive' : 'negative'
  return { assetsTotal, liabilitiesTotal, netWorth, tone }
}

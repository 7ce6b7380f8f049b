import { rupees } from '../../../lib/money.ts'
import { AmountRows } from '../inputs/amount-rows.tsx'
import { WhatIf } from '../frame/what-if.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { ExactBigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { ExampleNote } from '../inputs/example-note.tsx'
import { changedOf, cleared } from '../inputs/worked-example.ts'
import { sumInWords } from '../inputs/sum-in-words.ts'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { Workings } from '../frame/workings.tsx'
import { compareNetWorth } from './compare-net-worth.ts'
import { NetWorthChart } from './net-worth-chart.tsx'
import { assetList, liabilityList } from './net-worth-limits.ts'
import { netWorthLink, readNetWorthLink } from './net-worth-link.ts'
import { netWorthFigures, type NetWorthInput } from './net-worth.ts'
import { netWorthWhatIf } from './net-worth-what-if.ts'
import styles from './net-worth-calculator.module.css'

const shared: SharedInput<NetWorthInput> = { path: '/networth-calculator', read: readNetWorthLink, link: netWorthLink, compare: compareNetWorth }

const labels = { asset: 'What you own', liability: 'What you owe' }

/** What is owned less what is owed. */
export function NetWorthCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const clear = () => change({ assets: cleared(input.assets), liabilities: cleared(input.liabilities), isExample: undefined })
  const edit = (part: Pick<NetWorthInput, 'assets'> | Pick<NetWorthInput, 'liabilities'>) => {
    const next = { ...input, ...part }
    if (!input.isExample) return change(part)
    change({ assets: changedOf(next.assets, input.assets), liabilities: changedOf(next.liabilities, input.liabilities), isExample: undefined })
  }
  const figures = netWorthFigures(input)
  return (
    <CalculatorFrame
      what="Net worth"
      figure={
        <span className={figures && styles[figures.tone]}>
          <ExactBigFigure id="netWorth" value={figures?.netWorth} />
        </span>
      }
      spoken={`Net worth ${rupees(figures?.netWorth ?? Number.NaN)}`}
      notes={notes}
      labels={labels}
      address={address}
      onReset={reset}
      fields={
        <div key={turn} className={styles.lists} onFocus={({ target }) => input.isExample && target instanceof HTMLInputElement && clear()}>
          {input.isExample && <ExampleNote onClear={clear} />}
          <AmountRows title={labels.asset} name="asset" list={assetList} rows={input.assets} onChange={(assets) => edit({ assets })} />
          <AmountRows
            title={labels.liability}
            name="liability"
            list={liabilityList}
            rows={input.liabilities}
            onChange={(liabilities) => edit({ liabilities })}
          />
        </div>
      }
    >
      {figures && <p>{figures.tone === 'positive' ? 'What you own covers what you owe.' : 'You owe more than you own.'}</p>}
      <WhatIf words={netWorthWhatIf(input)} />
      <NetWorthChart input={input} />
      <ResultList
        rows={[
          ['Assets', <ResultFigure key="assets" id="assetsTotal" value={figures?.assetsTotal} />],
          ['Liabilities', <ResultFigure key="liabilities" id="liabilitiesTotal" value={figures?.liabilitiesTotal} />],
        ]}
      />
      {figures && (
        <Workings
          formula="Net worth = total assets − total liabilities"
          steps={[
            sumInWords('Total assets', input.assets, figures.assetsTotal),
            sumInWords('Total liabilities', input.liabilities, figures.liabilitiesTotal),
            `Net worth = ${rupees(figures.assetsTotal)} − ${rupees(figures.liabilitiesTotal)} = ${rupees(figures.netWorth)}`,
          ]}
        />
      )}
    </CalculatorFrame>
  )
}

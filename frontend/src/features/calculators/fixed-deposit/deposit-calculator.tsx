import type { DatedFigure } from '@artha/contract/figure-on'
import { useState } from 'react'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { exactRupees, percentText, rupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { WhatIf } from '../frame/what-if.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { addedUp } from '../declared/shown-figures.ts'
import { amountText, decimalsBeside } from '../frame/big-rupees.ts'
import { BigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { DepositChart } from './deposit-chart.tsx'
import { DepositFields, FurtherDepositFields } from './deposit-fields.tsx'
import { depositFigures } from './deposit-figures.ts'
import { depositLabels, depositLink, depositTerms, depositTime, readDepositLink, type DepositInput } from './deposit-link.ts'
import { depositPayout } from './deposit-payout.ts'
import { depositTax } from './deposit-tax.ts'
import { compareDeposit, depositWhatIf, payoutWords, taxWords } from './deposit-words.ts'
import { DepositWorkings } from './deposit-workings.tsx'

const LateYears = lateHydrated(async () => (await import('./deposit-year-table.tsx')).DepositYears)

const shared: SharedInput<DepositInput> = { path: '/fixed-deposit-calculator', read: readDepositLink, link: depositLink, compare: compareDeposit }

/** The fixed deposit calculator: value at maturity, year by year, and with a bank's quarterly interest. */
export function DepositCalculator({ rows }: { rows: readonly DatedFigure[] }) {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const terms = depositTerms(input)
  const figures = depositFigures(terms)
  return (
    <>
      <CalculatorFrame
        what="Value at maturity"
        figure={<BigFigure id="maturityValue" value={figures?.maturityValue} />}
        spoken={`${rupees(figures?.maturityValue ?? Number.NaN)} at maturity`}
        notes={notes}
        labels={depositLabels}
        address={address}
        onReset={reset}
        fields={<DepositFields key={turn} input={input} change={change} />}
        optional={<FurtherDepositFields key={turn} input={input} change={change} />}
      >
        <DepositResults input={input} rows={rows} />
        <DepositWorkings terms={terms} />
      </CalculatorFrame>
      <LateYears terms={terms} />
    </>
  )
}

/** Rounds the results so that deposit and interest add up, for annual and for quarterly interest. */
const shownDeposit = (figures: NonNullable<ReturnType<typeof depositFigures>>, principal: number, decimals: number) =>
  addedUp(
    figures,
    decimals,
    { whole: 'maturityValue', parts: [principal, 'interest'] },
    { whole: 'quarterlyMaturityValue', parts: [principal, 'quarterlyInterest'] },
  )

function DepositResults({ input, rows }: { input: DepositInput; rows: readonly DatedFigure[] }) {
  const [today] = useState(todayInIndia)
  const terms = depositTerms(input)
  const figures = depositFigures(terms)
  const paid = depositPayout(terms, input.payout)
  const day = input.on || today
  const tax = depositTax(rows, day, terms, { payout: input.payout, isSenior: input.senior === 'yes' })
  const decimals = decimalsBeside(figures?.maturityValue)
  const shown: Readonly<Record<string, number>> = { ...(figures && shownDeposit(figures, terms.principal, decimals)) }
  // Payouts and TDS are not part of the main result, so they are shown to the paisa
  const textOf = (amount: number | undefined) => (amount === undefined ? {} : { text: amountText(amount, decimals) })
  const name = (id: string) => <ResultFigure key={id} id={id} value={{ ...figures, ...paid, ...tax }[id]} {...textOf(shown[id])} />
  return (
    <>
      <p>Interest is added to the deposit once a year and then earns interest too.</p>
      <WhatIf words={depositWhatIf(terms)} />
      <DepositChart terms={terms} time={depositTime(input)} />
      <ResultList
        rows={[
          ['Interest earned', name('interest')],
          ['Value with quarterly interest, as banks calculate', name('quarterlyMaturityValue')],
          ['Total quarterly interest', name('quarterlyInterest')],
          ...(paid ? [[`Paid out each ${input.payout === 'monthly' ? 'month' : 'quarter'}`, name('payout')] as const] : []),
          ...(tax ? [['Total tax deducted at source', name('tds')] as const] : []),
        ]}
      />
      {paid && <p>{payoutWords(paid, exactRupees(terms.principal))}</p>}
      {tax && <p>{taxWords(tax, input.senior === 'yes')}</p>}
      {figures && (
        <p>
          {`Why your bank’s figure differs: most banks compound quarterly, which is ${percentText(figures.quarterlyYieldPercent, 2)} a year and earns you ${rupees(figures.quarterlyAdvantage)} more here.`}
        </p>
      )}
    </>
  )
}

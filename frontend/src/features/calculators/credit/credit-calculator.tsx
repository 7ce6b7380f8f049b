import { namesOf } from '@artha/contract/names-of'
import { linkText } from '../links/read-link.ts'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { Workings } from '../frame/workings.tsx'
import { inputRow, pointsRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { CreditChart } from './credit-chart.tsx'
import { creditLabels as labels, creditLimits, creditLink, readCreditLink } from './credit-link.ts'
import { creditMovers, creditPoints, creditScore, nextBand, type CreditBand, type CreditFactor, type CreditInput } from './credit-score.ts'
import styles from './credit-calculator.module.css'

/** The inputs and results of a profile, one row each. */
function compareCredit(input: CreditInput): ComparedRow[] {
  const result = creditScore(input)
  return [
    inputRow(labels.utilization, 'percent', input.utilizationPercent),
    inputRow(labels.history, 'percent', input.historyPercent),
    inputRow(labels.ageYears, 'years', input.ageYears),
    inputRow(labels.accounts, 'count', input.accounts),
    inputRow(labels.inquiries, 'count', input.inquiries),
    pointsRow('Estimated score', result?.score),
    { name: 'Band', text: result?.band ?? '—' },
  ]
}

const shared: SharedInput<CreditInput> = { path: '/credit-calculator', read: readCreditLink, link: creditLink, compare: compareCredit }

/** The input property for each link parameter. */
const inputNames = {
  utilization: 'utilizationPercent',
  history: 'historyPercent',
  ageYears: 'ageYears',
  accounts: 'accounts',
  inquiries: 'inquiries',
} as const satisfies Record<CreditFactor, keyof CreditInput>

const factors = namesOf(inputNames)

/** An estimated credit score, its band, and the factors that would raise it. */
export function CreditCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const result = creditScore(input)
  return (
    <CalculatorFrame
      what="Estimated score, 300 to 900"
      figure={
        result ? (
          <data id="score" value={String(result.score)}>
            {result.score}
          </data>
        ) : (
          '—'
        )
      }
      spoken={result ? `${result.score}, ${result.band}` : ''}
      notes={notes}
      labels={labels}
      address={address}
      onReset={reset}
      fields={<CreditFields key={turn} input={input} change={change} />}
    >
      {result && <Band {...result} />}
      {result && <CreditChart {...result} />}
      <ResultList
        rows={creditMovers(input).map(({ factor, points, mostPoints }) => [labels[factor], `${linkText(points)} of ${mostPoints} points`])}
      />
      <CreditWorkings input={input} score={result?.score} />
    </CalculatorFrame>
  )
}

function Band({ score, band }: { score: number; band: CreditBand }) {
  const next = nextBand(score)
  return (
    <p>
      <strong className={styles.band} data-band={band}>
        {band}
      </strong>
      <span>{`${next ? `: ${next.missingPoints} points below ${next.band}.` : ', the highest band.'} The factor with the most to gain is first. This is a simple estimate; credit bureaus do not publish their formulas.`}</span>
    </p>
  )
}

function CreditWorkings({ input, score }: { input: CreditInput; score: number | undefined }) {
  const points = creditPoints(input)
  return (
    <Workings
      formula="Score = 300 + points from five factors, up to 900"
      steps={[
        `Credit limit used: 0.25 × (100 − ${linkText(input.utilizationPercent)}) = ${linkText(points.utilization)}`,
        `Paid on time: 2.25 × ${linkText(input.historyPercent)} = ${linkText(points.history)}`,
        `Age: 10 × ${linkText(Math.min(input.ageYears, 10))} (at most ten years count) = ${linkText(points.ageYears)}`,
        `Accounts: 5 × ${Math.min(input.accounts, 10)} (at most ten accounts count) = ${linkText(points.accounts)}`,
        `Inquiries: 10 × ${Math.max(5 - input.inquiries, 0)} (five minus your inquiries) = ${linkText(points.inquiries)}`,
        `Score: 300 + ${Object.values(points).map(linkText).join(' + ')}, in whole points = ${score ?? '—'}`,
      ]}
    />
  )
}

interface CreditFieldsProps {
  input: CreditInput
  change: (part: Partial<CreditInput>) => void
}

const CreditFields = ({ input, change }: CreditFieldsProps) =>
  factors.map((factor) => (
    <NumberField
      key={factor}
      label={labels[factor]}
      name={factor}
      limits={creditLimits[factor]}
      value={input[inputNames[factor]]}
      onChange={(value) => change({ [inputNames[factor]]: value })}
    />
  ))

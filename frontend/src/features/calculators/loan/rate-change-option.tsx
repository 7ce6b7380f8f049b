import { namesOf } from '@artha/contract/names-of'
import { useState } from 'react'
import { rupees } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { nearestAllowed } from '../inputs/input-limits.ts'
import { NumberField } from '../inputs/number-field.tsx'
import { ResultAmount } from '../frame/result-amount.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { valueText } from '../inputs/value-texts.ts'
import { changeText, shownSaving } from './change-text.ts'
import { InstalmentField } from './instalment-field.tsx'
import { changedRateLimits, instalmentLimits } from './loan-option-limits.ts'
import type { LoanOptionProps } from './loan-options.tsx'
import { OptionFrame } from './option-frame.tsx'
import { rateChangeResults } from './rate-change-results.ts'
import { RateChangeWorkings } from './rate-change-workings.tsx'
import type { RateChange } from './repayment-course.ts'

const keepNames: Readonly<Record<RateChange['keep'], string>> = {
  tenure: 'Same tenure: the EMI changes',
  instalment: 'Same EMI: the tenure changes',
}
const keeps = namesOf(keepNames)

/** The first instalment after one year: the earliest at which lenders usually reset a rate. */
const usualInstalment = 13

/** The effect of another rate from a given instalment on. */
export function RateChangeOption({ terms, plan, onPlan }: LoanOptionProps) {
  const [rate, setRate] = useState<number>()
  const [from, setFrom] = useState<number>()
  const [keep, setKeep] = useState<RateChange['keep']>('tenure')
  const rateLimits = changedRateLimits(terms)
  const numberLimits = instalmentLimits(terms, usualInstalment)
  const change: RateChange = {
    annualRatePercent: nearestAllowed(rateLimits, rate ?? rateLimits.initial),
    firstInstalment: nearestAllowed(numberLimits, from ?? numberLimits.initial),
    keep,
  }
  const { instalment, savings } = rateChangeResults(terms, change)
  return (
    <OptionFrame
      what={`Instalment at ${valueText('percent', change.annualRatePercent)}`}
      result={<ResultAmount id="changedInstalment" value={savings.kind === 'saved' ? instalment?.after : undefined} />}
      sentence={savings.kind === 'saved' ? changeText({ ...savings, interestSaved: shownSaving(savings.before, savings.after) }) : neverRepaid}
      fields={
        <>
          <NumberField label="New annual rate" name="newRate" limits={rateLimits} value={change.annualRatePercent} onChange={setRate} />
          <InstalmentField label="From instalment number" terms={terms} value={change.firstInstalment} onChange={setFrom} />
          <SelectField
            label="What stays the same"
            name="keep"
            options={keeps}
            nameOf={(each) => keepNames[each]}
            value={keep}
            onChange={({ currentTarget }) => setKeep(keeps[currentTarget.selectedIndex] ?? keep)}
          />
        </>
      }
    >
      {savings.kind === 'saved' && instalment && (
        <>
          <div>
            <Button
              onClick={() =>
                onPlan({
                  ...plan,
                  rates: [
                    ...plan.rates,
                    { from: change.firstInstalment, annualRatePercent: change.annualRatePercent, effect: keep === 'tenure' ? 'emi' : 'time' },
                  ],
                })
              }
            >
              Add to the plan
            </Button>
          </div>
          <ResultList
            rows={[
              ['EMI until then', rupees(instalment.before)],
              ['Total instalments', `${savings.after.months} instead of ${savings.before.months}`],
              ['Interest at the old rate', rupees(savings.before.totalInterest)],
              ['Interest with the change', <ResultAmount key="interest" id="changedTotalInterest" value={savings.after.totalInterest} />],
            ]}
          />
          <RateChangeWorkings terms={terms} change={change} instalment={instalment} months={savings.after.months} />
        </>
      )}
    </OptionFrame>
  )
}

const neverRepaid =
  'The EMI would no longer cover the interest, or take over a hundred years: the loan would never be repaid. Keep the tenure instead.'

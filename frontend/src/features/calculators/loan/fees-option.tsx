import { useState } from 'react'
import { percentText, rupees } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { nearestAllowed } from '../inputs/input-limits.ts'
import { NumberField } from '../inputs/number-field.tsx'
import { ResultAmount } from '../frame/result-amount.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Workings } from '../frame/workings.tsx'
import { keyFacts } from './key-facts.ts'
import { monthlyFeesLimits, upfrontFeesLimits } from './loan-option-limits.ts'
import type { LoanOptionProps } from './loan-options.tsx'
import { OptionFrame } from './option-frame.tsx'

/** The annual cost of a loan with its fees, as in a Key Facts Statement. */
export function FeesOption({ terms, plan, onPlan }: LoanOptionProps) {
  const [upfront, setUpfront] = useState<number>()
  const [monthly, setMonthly] = useState<number>()
  const upfrontLimits = upfrontFeesLimits(terms)
  const monthlyLimits = monthlyFeesLimits(terms)
  const upfrontFees = nearestAllowed(upfrontLimits, upfront ?? upfrontLimits.initial)
  const monthlyFees = nearestAllowed(monthlyLimits, monthly ?? monthlyLimits.initial)
  const facts = keyFacts({ ...terms, upfrontFees, monthlyFees })
  if (!facts) return null
  const rate = facts.annualPercentageRate
  return (
    <OptionFrame
      what="Annual percentage rate (APR)"
      result={
        <data id="feesApr" value={String(rate)}>
          {percentText(rate, 2)}
        </data>
      }
      sentence={`You receive ${rupees(facts.netDisbursal)} and pay ${rupees(facts.monthlyPayment)} a month: an effective rate of ${percentText(rate, 2)} instead of ${percentText(terms.annualRatePercent)}.`}
      fields={
        <>
          <NumberField label="Fees deducted upfront" name="upfrontFees" limits={upfrontLimits} value={upfrontFees} onChange={setUpfront} />
          <NumberField label="Fees with each instalment" name="monthlyFees" limits={monthlyLimits} value={monthlyFees} onChange={setMonthly} />
        </>
      }
    >
      <div>
        <Button onClick={() => onPlan({ ...plan, fees: [...plan.fees, { name: 'upfront', amount: upfrontFees }] })}>
          Add the upfront fees to the plan
        </Button>
      </div>
      <ResultList
        rows={[
          ['Net disbursal', <ResultAmount key="net" id="netDisbursal" value={facts.netDisbursal} />],
          ['Total fees', rupees(facts.allFees)],
          ['Interest and fees', <ResultAmount key="cost" id="costOfCredit" value={facts.totalCost} />],
        ]}
      />
      <Workings
        formula="Net disbursal = payment × (1 − (1 + i)⁻ⁿ) ÷ i, and APR = 12 × i"
        steps={[
          `Net disbursal: ${rupees(terms.principal)} − ${rupees(upfrontFees)} = ${rupees(facts.netDisbursal)}`,
          `Monthly payment: the instalment + ${rupees(monthlyFees)} = ${rupees(facts.monthlyPayment)}; n = ${terms.tenureMonths}`,
          `i is the monthly rate at which all payments are worth the net disbursal: ${percentText(rate / 12, 6)}`,
          `APR = 12 × ${percentText(rate / 12, 6)} = ${percentText(rate, 2)}`,
        ]}
      >
        <p>
          This is the method of the Key Facts Statement, which the Reserve Bank requires lenders to give. Include all charges, also those for third
          parties: processing, valuation, insurance, with tax.
        </p>
      </Workings>
    </OptionFrame>
  )
}

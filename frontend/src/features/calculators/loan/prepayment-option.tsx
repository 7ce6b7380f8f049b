import { useState } from 'react'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { nearestAllowed } from '../inputs/input-limits.ts'
import { NumberField } from '../inputs/number-field.tsx'
import { ResultAmount } from '../frame/result-amount.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { valueText } from '../inputs/value-texts.ts'
import { Workings } from '../frame/workings.tsx'
import { changeText, shownSaving } from './change-text.ts'
import { InstalmentField } from './instalment-field.tsx'
import { instalmentLimits, prepaymentLimits } from './loan-option-limits.ts'
import type { LoanOptionProps } from './loan-options.tsx'
import { OptionFrame } from './option-frame.tsx'
import { planSavings } from './plan-savings.ts'
import { prepaymentKinds, type Prepayment, type PrepaymentKind } from './repayment-course.ts'

const kindNames: Readonly<Record<PrepaymentKind, string>> = { once: 'Once', monthly: 'Every month', yearly: 'Every year' }

/** The savings from paying more than the instalment. */
export function PrepaymentOption({ terms, plan, onPlan }: LoanOptionProps) {
  const [kind, setKind] = useState<PrepaymentKind>('once')
  // Kept as entered for each kind: an amount above the limit of one loan returns with the next loan that allows it
  const [amounts, setAmounts] = useState<Partial<Record<PrepaymentKind, number>>>({})
  const [from, setFrom] = useState<number>()
  const limits = prepaymentLimits(terms, kind)
  const numberLimits = instalmentLimits(terms)
  const prepayment: Prepayment = {
    kind,
    amount: nearestAllowed(limits, amounts[kind] ?? limits.initial),
    firstInstalment: nearestAllowed(numberLimits, from ?? numberLimits.initial),
  }
  const savings = planSavings({ ...terms, prepayment })
  if (savings.kind !== 'saved') return null
  const { before, after, monthsSaved, interestSaved } = savings
  const saved = shownSaving(before, after)
  return (
    <OptionFrame
      what="Interest saved"
      result={<ResultAmount id="prepaymentInterestSaved" value={interestSaved} text={rupees(saved)} />}
      amount={interestSaved}
      sentence={changeText({ monthsSaved, interestSaved: saved })}
      fields={
        <>
          <SelectField
            label="You pay extra"
            name="prepaymentKind"
            options={prepaymentKinds}
            nameOf={(each) => kindNames[each]}
            value={kind}
            onChange={({ currentTarget }) => setKind(prepaymentKinds[currentTarget.selectedIndex] ?? kind)}
          />
          <NumberField
            key={kind}
            label={kind === 'once' ? 'Amount' : 'Amount each time'}
            name="prepayment"
            limits={limits}
            value={prepayment.amount}
            onChange={(amount) => setAmounts({ ...amounts, [kind]: amount })}
          />
          <InstalmentField
            label={kind === 'once' ? 'With instalment number' : 'From instalment number'}
            terms={terms}
            value={prepayment.firstInstalment}
            onChange={setFrom}
          />
        </>
      }
    >
      <div>
        <Button
          onClick={() =>
            onPlan({
              ...plan,
              partPayments: [...plan.partPayments, { kind, from: prepayment.firstInstalment, amount: prepayment.amount, effect: 'time' }],
            })
          }
        >
          Add to the plan
        </Button>
      </div>
      <ResultList
        rows={[
          [
            'Time saved',
            <data key="time" id="prepaymentMonthsSaved" value={String(monthsSaved)}>
              {monthsSaved === 0 ? 'none' : valueText('years', monthsSaved / 12)}
            </data>,
          ],
          ['Interest without it', rupees(before.totalInterest)],
          ['Interest with it', rupees(after.totalInterest)],
          ['Total extra paid', rupees(after.totalPrepaid)],
        ]}
      />
      <Workings
        formula="Balance = balance + interest − instalment − extra payment"
        steps={[
          `Each month’s interest is the balance × ${percentText(terms.annualRatePercent)} ÷ 12. The instalment does not change.`,
          `Without it: ${before.months} instalments, ${rupees(before.totalInterest)} of interest.`,
          `With ${wholeRupees(prepayment.amount)} ${kindNames[kind].toLowerCase()} from instalment ${prepayment.firstInstalment}: ${after.months} instalments, ${rupees(after.totalInterest)} of interest.`,
          `Saved: ${rupees(before.totalInterest)} − ${rupees(after.totalInterest)} = ${rupees(saved)}, and ${before.months} − ${after.months} = ${monthsSaved} instalments.`,
        ]}
      >
        <p>Lenders may charge for prepaying, mainly on fixed-rate loans. That is not counted here.</p>
      </Workings>
    </OptionFrame>
  )
}

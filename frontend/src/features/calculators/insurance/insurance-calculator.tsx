import { exactRupees, groupedNumber, rupees } from '../../../lib/money.ts'
import { shiftDecimals, toPaise } from '../../../lib/rounding.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { WhatIf } from '../frame/what-if.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import { linkText } from '../links/read-link.ts'
import { BigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { Workings } from '../frame/workings.tsx'
import { compareInsurance } from './compare-insurance.ts'
import { InsuranceChart } from './insurance-chart.tsx'
import { insuranceFigures, type InsuranceInput } from './insurance-figures.ts'
import { insuranceLimits, insuranceTypeName, insuranceTypes } from './insurance-limits.ts'
import { insuranceLabels as labels, insuranceLink, readInsuranceLink } from './insurance-link.ts'
import { insuranceWhatIf } from './insurance-what-if.ts'

const shared: SharedInput<InsuranceInput> = { path: '/insurance-calculator', read: readInsuranceLink, link: insuranceLink, compare: compareInsurance }

/** The premium a month and in all. */
export function InsuranceCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const figures = insuranceFigures(input)
  return (
    <CalculatorFrame
      what="Monthly premium"
      figure={<BigFigure id="monthlyPremium" value={figures?.monthlyPremium} />}
      spoken={`${rupees(figures?.monthlyPremium ?? Number.NaN)} a month`}
      notes={notes}
      labels={labels}
      address={address}
      onReset={reset}
      fields={<InsuranceFields key={turn} input={input} change={change} />}
    >
      <p>This is an estimate, not a quote: it uses only age and type. Insurers ask more questions and will quote differently.</p>
      <p>
        {`“Base” is the amount the factors apply to, here ${exactRupees(input.base)}: the monthly premium is one hundredth of it, increased by age and type. This is not the sum insured or an insurer’s quote.`}
      </p>
      <WhatIf words={insuranceWhatIf(input)} />
      <InsuranceChart input={input} />
      <ResultList
        rows={[
          ['Exact premium, in paise', figures ? rupees(figures.monthlyPremium) : '—'],
          ['Total premiums', <ResultFigure key="total" id="totalPremium" value={figures?.totalPremium} />],
        ]}
      />
      {figures && <RoundingNote figures={figures} months={Math.round(input.tenureYears * 12)} />}
      {figures && (
        <Workings
          formula="Premium = base × age factor × type factor ÷ 100"
          steps={[
            `Base: ${exactRupees(input.base)}`,
            `Age factor at ${input.ageYears}: ${figures.ageFactor} (1.05 below 30, 1.2 below 50, else 1.5)`,
            `Type factor: ${figures.typeFactor} (life 1.1, health 1.3, vehicle 1.2)`,
            `Premium = ${exactRupees(input.base)} × ${figures.ageFactor} × ${figures.typeFactor} ÷ 100 = ${rupees(figures.monthlyPremium)}`,
            `Total premiums: premium × 12 × ${linkText(input.tenureYears)} = ${rupees(figures.totalPremium)}`,
          ]}
        />
      )}
    </CalculatorFrame>
  )
}

interface RoundingNoteProps {
  figures: Pick<NonNullable<ReturnType<typeof insuranceFigures>>, 'monthlyPremium' | 'totalPremium'>
  months: number
}

/** Said where the premium as it is shown, times the months, is another sum than all premiums as they are shown. */
function RoundingNote({ figures, months }: RoundingNoteProps) {
  const ofShown = toPaise(figures.monthlyPremium) * months
  if (ofShown === toPaise(figures.totalPremium)) return null
  return (
    <p>
      {`${rupees(figures.monthlyPremium)} times ${groupedNumber(months)} months would be ${rupees(shiftDecimals(ofShown, -2))}: total premiums use the unrounded monthly premium.`}
    </p>
  )
}

interface InsuranceFieldsProps {
  input: InsuranceInput
  change: (part: Partial<InsuranceInput>) => void
}

const InsuranceFields = ({ input, change }: InsuranceFieldsProps) => (
  <>
    <NumberField label={labels.base} name="base" limits={insuranceLimits.base} value={input.base} onChange={(base) => change({ base })} />
    <NumberField label={labels.age} name="age" limits={insuranceLimits.age} value={input.ageYears} onChange={(ageYears) => change({ ageYears })} />
    <NumberField
      label={labels.years}
      name="years"
      limits={insuranceLimits.years}
      value={input.tenureYears}
      onChange={(tenureYears) => change({ tenureYears })}
    />
    <SelectField
      label={labels.type}
      name="type"
      options={insuranceTypes}
      nameOf={insuranceTypeName}
      value={input.type}
      onChange={({ currentTarget }) => {
        const type = insuranceTypes.find((each) => each === currentTarget.value)
        if (type) change({ type })
      }}
    />
  </>
)

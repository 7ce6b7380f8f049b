import type { ComponentType } from 'react'
import { definitionOf } from '../../features/calculators/calculator-definitions.ts'
import type { Calculator } from '../../features/calculators/definition/calculator.ts'
import type { Fields } from '../../features/calculators/definition/field.ts'
import { CalculatorDocument, WholeCalculator } from './calculator-document.tsx'
import { registerPage } from './register-page.tsx'

/** Loads the page of a calculator made from a definition. Loads no other calculator's script. */
export async function loadCalculatorPage(path: string) {
  const definition = await definitionOf(path)
  if (definition === undefined) throw new Error(`No calculator is defined for ${path}`)
  return { Page: 'keys' in definition ? registerPage(definition) : definitionPage(definition) }
}

/** Makes the page of a calculator that uses no official figures. */
const definitionPage = <const Of extends Fields, Results extends object>(of: Calculator<Of, Results>): ComponentType =>
  function DefinitionPage() {
    return (
      <CalculatorDocument of={of}>
        <WholeCalculator of={of} />
      </CalculatorDocument>
    )
  }

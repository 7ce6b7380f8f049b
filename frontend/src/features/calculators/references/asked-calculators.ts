import { asked } from '../declared/asked-calculator.ts'
import { sip } from '../sip/sip-calculator.ts'
import { sipCases } from '../sip/reference-cases.ts'
import { askedFigures } from './asked-case.ts'

/** Every calculator that is described, with its published cases. */
export const askedCalculators = [{ of: asked(sip), cases: sipCases }]

export const askedChecks = () => askedCalculators.map(({ of, cases }) => ({ name: of.title, figures: askedFigures(of, cases) }))

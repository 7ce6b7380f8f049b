import type { DatedFigure } from '@artha/contract/figure-on'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { calculatorSentences } from '../calculator-sentences.ts'
import { isCalculation } from './is-calculation.ts'
import type { BoardAnswer, QuestionReading } from './read-question.ts'

/** Reads the rows of official figures; `keys` as `GET /api/figures` takes them. */
type FiguresOf = (keys: string) => Promise<readonly DatedFigure[]>

/** Returns a calculator's result with its inputs: "… For ₹15,00,000." Without a result, returns the description of the link. */
async function saidSum({ to, words, given }: BoardAnswer, figuresOf: FiguresOf) {
  const [path = '', query = ''] = to.split('?')
  const calculator = await calculatorSentences(path)
  if (calculator === undefined) return `${words}.`
  const rows = calculator.keys === '' ? [] : await figuresOf(calculator.keys)
  const said = calculator.say(rows, query, todayInIndia())
  return said === undefined ? `${words}.` : `${said} For ${given}.`
}

interface CalculatedAnswer {
  text: string
  links: readonly { label: string; to: string }[]
  /** Questions that may follow. */
  next?: readonly string[]
}

/** True if a link is a calculation. A single amount needs a word beside it: alone it could mean anything. */
const isOfSomething = (to: string, { isNamed }: QuestionReading) => isCalculation(to) && (isNamed || to.includes('&'))

/** Answers a question with the calculators alone, or asks back if it is ambiguous. Returns undefined if it has no amounts to calculate with. */
export async function calculatedAnswer(reading: QuestionReading, figuresOf: FiguresOf): Promise<CalculatedAnswer | undefined> {
  const { found, readings, doubt = '', percentage } = reading
  if (percentage !== undefined) return { text: percentage, links: [] }
  if (readings) return { text: `${doubt}: “${readings[0]}” or “${readings[1]}”. Which one do you mean?`, links: [], next: readings }
  if (doubt !== '')
    return { text: `${doubt}. Which one do you mean?`, links: found.map(({ name, given, to }) => ({ label: `${name}: ${given}`, to })), next: [] }
  const sum = found.find(({ to }) => isOfSomething(to, reading))
  if (sum)
    return {
      text: `${sum.name}: ${await saidSum(sum, figuresOf)}`,
      links: [{ label: `${sum.name}, filled in and calculated step by step`, to: sum.to }],
    }
  const alone = reading.isNamed ? undefined : found.find(({ to }) => isCalculation(to))
  if (alone === undefined) return undefined
  const { given } = alone
  return {
    text: `What is ${given} for? Add a word, such as loan, FD or tax.`,
    links: [],
    next: [`home loan ${given} 8.5% 20 years`, `fd ${given} 7% 3 years`, `tax on ${given}`],
  }
}

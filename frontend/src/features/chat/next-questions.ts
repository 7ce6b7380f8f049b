import { chatSuggestions } from './chat-answers.ts'

const most = 3

/** What can be asked after a calculator has answered, by its path; each is answered here. */
const byCalculator: Readonly<Record<string, readonly string[]>> = {
  'home-loan': ['home loan 50 lakh 8.5% 20 years prepay 2 lakh', 'what is repo rate', 'home loan eligibility on 80000 salary'],
  loan: ['loan of 3 lakh at 12% for 3 years', 'what is a flat rate loan', 'what is processing fee'],
  'car-loan': ['car loan 8 lakh 9% 5 years', 'what is a flat rate loan'],
  'loan-eligibility': ['home loan 40 lakh 8.5% 20 years', 'what is a credit score'],
  'income-tax': ['new regime slabs', 'standard deduction', 'itr last date'],
  salary: ['tax on 15 lakh', 'standard deduction', 'what is gratuity'],
  gst: ['11800 including 18% gst', 'gst slabs', 'what is input tax credit'],
  sip: ['sip for 1 crore in 15 years', 'what is expense ratio', 'sip or lumpsum'],
  goal: ['if I save 5000 per month for 10 years', 'what is inflation', 'sip or lumpsum'],
  lumpsum: ['if I save 5000 per month for 10 years', 'what is inflation'],
  investment: ['goal of 50 lakh in 10 years', 'what is compound interest'],
  'fixed-deposit': ['fd tds limit', 'deposit insurance limit', 'fd or rd'],
  rd: ['fd or rd', 'deposit insurance limit'],
  ppf: ['ppf rate', '80c limit', 'nps vs ppf'],
  sukanya: ['ssy rate', '80c limit'],
  nps: ['nps vs ppf', '80ccd limit'],
  epf: ['epf rate', 'epf wage ceiling'],
  gratuity: ['gratuity limit tax free', 'what is CTC'],
  'capital-gains': ['ltcg exemption limit', 'what is indexation'],
  retirement: ['withdraw 30000 a month from 50 lakh at 8%', 'what is inflation'],
}

/** What can be asked after a figure of the register, by the beginning of its key. */
const byFigure: readonly (readonly [string, readonly string[]])[] = [
  ['mpc', ['what is repo rate', 'what is the monetary policy committee']],
  ['repo', ['next RBI policy date', 'home loan 50 lakh 8.5% 20 years']],
  ['it-80', ['standard deduction', 'tax on 15 lakh', 'old vs new regime']],
  ['it-', ['tax on 15 lakh', '80c limit', 'itr last date']],
  ['ss-', ['ppf 1.5 lakh a year', 'ssy rate', 'nsc rate']],
  ['tds', ['fd 2 lakh 7% 3 years', 'deposit insurance limit']],
  ['epf', ['epf wage ceiling', 'epf 25000 basic 20 years']],
  ['cg', ['ltcg exemption limit', 'what is indexation']],
  ['gst', ['18% gst on 25000', '11800 including 18% gst']],
]

/** Up to three questions that fit an answer, by where its first way leads; none that was just asked. */
export function nextQuestions(question: string, to: string | undefined): readonly string[] {
  const calculator = /^\/([a-z-]+)-calculator/.exec(to ?? '')?.[1]
  const figure = /^\/figures\/([a-z0-9-]+)/.exec(to ?? '')?.[1]
  const fitting = calculator === undefined ? byFigure.find(([begin]) => figure?.startsWith(begin))?.[1] : byCalculator[calculator]
  const asked = question.trim().toLowerCase()
  return (fitting ?? []).filter((each) => each.toLowerCase() !== asked && !chatSuggestions.some((one) => one === each)).slice(0, most)
}

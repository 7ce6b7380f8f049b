import { chatSuggestions } from './chat-answers.ts'

const most = 3

/** Questions to offer after a calculator's answer, by its path without "-calculator". The chat can answer each. */
const byCalculator: Readonly<Record<string, readonly string[]>> = {
  'home-loan': ['home loan 50 lakh 8.5% 20 years prepay 2 lakh', 'what is the repo rate', 'home loan eligibility on 80000 salary'],
  loan: ['loan of 3 lakh at 12% for 3 years', 'what is a flat rate loan', 'what is processing fee'],
  'car-loan': ['car loan 8 lakh 9% 5 years', 'what is a flat rate loan'],
  'loan-eligibility': ['home loan 40 lakh 8.5% 20 years', 'what is a credit score'],
  'income-tax': ['new regime slabs', 'standard deduction', 'ITR last date'],
  salary: ['tax on 15 lakh', 'standard deduction', 'what is gratuity'],
  gst: ['11800 including 18% GST', 'GST slabs', 'what is input tax credit'],
  sip: ['SIP for 1 crore in 15 years', 'what is expense ratio', 'SIP or lumpsum'],
  goal: ['if I save 5000 per month for 10 years', 'what is inflation', 'SIP or lumpsum'],
  lumpsum: ['if I save 5000 per month for 10 years', 'what is inflation'],
  investment: ['goal of 50 lakh in 10 years', 'what is compound interest'],
  'fixed-deposit': ['FD TDS limit', 'deposit insurance limit', 'FD or RD'],
  rd: ['FD or RD', 'deposit insurance limit'],
  ppf: ['PPF rate', '80C limit', 'NPS vs PPF'],
  sukanya: ['SSY rate', '80C limit'],
  nps: ['NPS vs PPF', '80CCD limit'],
  epf: ['EPF rate', 'EPF wage ceiling'],
  gratuity: ['gratuity limit tax free', 'what is CTC'],
  'capital-gains': ['LTCG exemption limit', 'what is indexation'],
  retirement: ['withdraw 30000 a month from 50 lakh at 8%', 'what is inflation'],
}

/** Questions to offer after an official figure, by the beginning of its key. The first match wins. */
const byFigure: readonly (readonly [string, readonly string[]])[] = [
  ['mpc', ['what is the repo rate', 'what is the monetary policy committee']],
  ['repo', ['next RBI policy date', 'home loan 50 lakh 8.5% 20 years']],
  ['it-80', ['standard deduction', 'tax on 15 lakh', 'old vs new regime']],
  ['it-', ['tax on 15 lakh', '80C limit', 'ITR last date']],
  ['ss-', ['PPF 1.5 lakh a year', 'SSY rate', 'NSC rate']],
  ['tds', ['FD 2 lakh 7% 3 years', 'deposit insurance limit']],
  ['epf', ['EPF wage ceiling', 'EPF 25000 basic 20 years']],
  ['cg', ['LTCG exemption limit', 'what is indexation']],
  ['gst', ['18% GST on 25000', '11800 including 18% GST']],
]

/** Returns up to three questions that follow from an answer, by the path of its first link. Leaves out the question just asked. */
export function nextQuestions(question: string, to: string | undefined): readonly string[] {
  const calculator = /^\/([a-z-]+)-calculator/.exec(to ?? '')?.[1]
  const figure = /^\/figures\/([a-z0-9-]+)/.exec(to ?? '')?.[1]
  const fitting = calculator === undefined ? byFigure.find(([begin]) => figure?.startsWith(begin))?.[1] : byCalculator[calculator]
  const asked = question.trim().toLowerCase()
  return (fitting ?? []).filter((each) => each.toLowerCase() !== asked && !chatSuggestions.some((one) => one === each)).slice(0, most)
}

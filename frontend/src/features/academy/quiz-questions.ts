export interface QuizQuestion {
  question: string
  options: readonly string[]
  /** Index of the right option, from 0. */
  right: number
  explanation: string
}

export const quizQuestions: readonly QuizQuestion[] = [
  {
    question: 'Two people save the same amount each month at the same rate. One started ten years earlier. What makes the biggest difference?',
    options: ['The name of the bank', 'Time: interest earns interest for ten more years', 'The day of the month'],
    right: 1,
    explanation: 'The monthly amount is the same, but early interest has longer to earn interest itself. That is compounding.',
  },
  {
    question: 'A loan shows an interest rate and an annual percentage rate (APR). What does the APR add?',
    options: ['Charges, spread over the years', 'Property tax', 'A promise that the rate will not change'],
    right: 0,
    explanation: 'The APR includes charges. Retail loans have had to show it in the Key Facts Statement since 1 Oct 2024 (RBI circular, Apr 2024).',
  },
  {
    question: 'What does spreading your money over many investments do?',
    options: ['It rules out a loss', 'It makes gains certain', 'It makes one bad investment matter less'],
    right: 2,
    explanation: 'Each investment counts for less among many. All of them can still fall at once.',
  },
]

/** Returns the verdict on an answer with its explanation; undefined if nothing is chosen yet. */
export function quizVerdict({ right, explanation }: QuizQuestion, chosen: number | undefined) {
  if (chosen === undefined) return undefined
  return { isRight: chosen === right, words: `${chosen === right ? 'Right.' : 'Not quite.'} ${explanation}` }
}

export interface QuizQuestion {
  question: string
  options: readonly string[]
  /** The place of the right option, from 0. */
  right: number
  explanation: string
}

export const quizQuestions: readonly QuizQuestion[] = [
  {
    question: 'Two people save the same sum each month at the same rate. One began ten years earlier. What makes most of the difference?',
    options: ['The name of the bank', 'Time: interest earns interest for ten more years', 'The day of the month'],
    right: 1,
    explanation: 'The sum is the same; the early interest has longer to earn interest of its own. That is what compounding means.',
  },
  {
    question: 'A loan shows an interest rate and an annual percentage rate (APR). What does the APR add?',
    options: ['The charges, spread over the years', 'The tax on the house', 'A promise that the rate stays'],
    right: 0,
    explanation:
      'The APR counts the charges in. Retail loans have had to show it in the Key Facts Statement since 1 Oct 2024 (RBI circular, Apr 2024).',
  },
  {
    question: 'What does spreading money over many holdings do?',
    options: ['It rules out a loss', 'It makes gains certain', 'It makes one bad holding matter less'],
    right: 2,
    explanation: 'One holding weighs less among many. All of them may still fall at the same time.',
  },
]

/** What is said of an answer; undefined as long as none is given. */
export function quizVerdict({ right, explanation }: QuizQuestion, chosen: number | undefined) {
  if (chosen === undefined) return undefined
  return { isRight: chosen === right, words: `${chosen === right ? 'Right.' : 'Not quite.'} ${explanation}` }
}

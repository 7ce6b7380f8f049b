import { useId, useState } from 'react'
import { LiveRegion } from '../../ui/live-region.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { quizQuestions, quizVerdict, type QuizQuestion } from './quiz-questions.ts'
import styles from './quick-quiz.module.css'

/** A few questions with an immediate verdict. Without JavaScript the answers are in a fold-out. */
export const QuickQuiz = () => (
  <section aria-labelledby="quick-quiz-title">
    <SectionHeading id="quick-quiz-title">Quick quiz</SectionHeading>
    <ol className={styles.questions}>
      {quizQuestions.map((question) => (
        <li key={question.question}>
          <Question question={question} />
        </li>
      ))}
    </ol>
  </section>
)

function Question({ question }: { question: QuizQuestion }) {
  const [chosen, setChosen] = useState<number>()
  const name = useId()
  const verdict = quizVerdict(question, chosen)
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{question.question}</legend>
      {question.options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} checked={chosen === index} onChange={() => setChosen(index)} />
          <span>{option}</span>
        </label>
      ))}
      <LiveRegion role="status">{verdict && <p className={verdict.isRight ? styles.right : styles.wrong}>{verdict.words}</p>}</LiveRegion>
      {verdict === undefined && (
        <details className={styles.answer}>
          <summary>Show the answer</summary>
          <p>{`${question.options[question.right] ?? ''}. ${question.explanation}`}</p>
        </details>
      )}
    </fieldset>
  )
}

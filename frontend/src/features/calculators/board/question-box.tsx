import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import type { ChangedWords } from './changed-words.ts'
import type { BoardAnswer } from './read-question.ts'
import styles from './board.module.css'

/** One box for all calculators: what is typed is read in the browser, and sent nowhere. */
export function QuestionBox({ changed }: { changed: ChangedWords }) {
  const [question, setQuestion] = useState('')
  const [answers, setAnswers] = useState<{ to: string; found: BoardAnswer[] }>()
  const navigate = useNavigate()

  async function ask(text: string) {
    setQuestion(text)
    const { readQuestion } = await import('./read-question.ts')
    setAnswers({ to: text, found: readQuestion(text, changed) })
  }

  function open() {
    const first = answers?.found[0]
    if (first) void navigate(first.to)
  }

  const isAnswered = answers !== undefined && question.trim() !== ''
  return (
    <form
      className={`${styles.box} needs-script`}
      role="search"
      aria-label="Calculators"
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <Field
        label="What do you want to work out?"
        name="question"
        type="text"
        autoComplete="off"
        enterKeyHint="go"
        placeholder="Try 50 lakh 8.5 20 years"
        value={question}
        onChange={({ currentTarget }) => void ask(currentTarget.value)}
        control={() => (
          <Button type="submit" look="bare" className={styles.go}>
            Open
          </Button>
        )}
      />
      <LiveRegion role="status">{isAnswered && wordsOf(answers.found.length)}</LiveRegion>
      {isAnswered && answers.found.length > 0 && (
        <ul className={styles.answers}>
          {answers.found.map(({ name, words, to }) => (
            <li key={to}>
              <Link className={styles.answer} to={to}>
                <strong>{name}</strong> {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function wordsOf(count: number) {
  if (count === 0) return 'No calculator fits these words. All of them stand below.'
  return count === 1 ? 'One calculator works this out.' : `${count} calculators work this out.`
}

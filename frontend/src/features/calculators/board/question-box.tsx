import { useEffect, useState, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import type { BoardUpdates } from './board-updates.ts'
import type { BoardAnswer, QuestionReading } from './read-question.ts'
import styles from './board.module.css'

async function read(text: string, changed: BoardUpdates) {
  const { readQuestion } = await import('./read-question.ts')
  return readQuestion(text, changed)
}

/** Text typed before hydration, which React would replace with the server's empty box. */
const typedEarly = () =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLInputElement>('form[role=search] input[name=question]')?.value ?? '')

interface QuestionBoxProps {
  changed: BoardUpdates
  /** Renders an answer, which may need a request. */
  Words: ComponentType<BoardAnswer>
}

/** One question box for all calculators. The browser reads the question, and it is not sent to a server. */
export function QuestionBox({ changed, Words }: QuestionBoxProps) {
  const [question, setQuestion] = useState(typedEarly)
  const [answers, setAnswers] = useState<QuestionReading>()
  const navigate = useNavigate()

  useEffect(() => {
    const early = typedEarly()
    if (early !== '') void read(early, changed).then(setAnswers)
  }, [changed])

  async function ask(text: string) {
    setQuestion(text)
    setAnswers(await read(text, changed))
  }

  /** Waits for the script that reads questions, because Enter may be pressed before it has loaded. */
  async function open() {
    const [first] = (await read(question, changed)).found
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
        void open()
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
      <LiveRegion role="status">{isAnswered && wordsOf(answers)}</LiveRegion>
      {isAnswered && answers.readings && (
        <p className={styles.readings}>
          {answers.readings.map((each) => (
            <Button
              key={each}
              onClick={({ currentTarget }) => {
                // The button disappears with the answer, so the focus moves to the field
                currentTarget.form?.querySelector('input')?.focus()
                void ask(each)
              }}
            >
              {each}
            </Button>
          ))}
        </p>
      )}
      {isAnswered && answers.found.length > 0 && (
        <ul className={styles.answers}>
          {answers.found.map((each) => (
            <li key={each.to}>
              <Link className={styles.answer} to={each.to}>
                <strong>{each.name}</strong> <Words {...each} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function wordsOf({ found: { length: count }, unread, doubt = '', percentage }: QuestionReading) {
  if (percentage !== undefined) return percentage
  if (doubt !== '') return `${doubt}. Which one do you mean?`
  const strange = unread.length > 0 ? `We could not read ${unread.map((each) => `“${each}”`).join(' and ')}, so nothing is filled in. ` : ''
  if (count === 0) return `${strange}No calculator matches. All calculators are listed below.`
  return strange + (count === 1 ? '1 calculator for this' : `${count} calculators for this`)
}

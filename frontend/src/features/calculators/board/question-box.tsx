import { useEffect, useState, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import type { ChangedWords } from './changed-words.ts'
import type { BoardAnswer, QuestionReading } from './read-question.ts'
import styles from './board.module.css'

async function read(text: string, changed: ChangedWords) {
  const { readQuestion } = await import('./read-question.ts')
  return readQuestion(text, changed)
}

/** What was typed while the script was still under way: React would put the empty box of the server back. */
const typedEarly = () =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLInputElement>('form[role=search] input[name=question]')?.value ?? '')

interface QuestionBoxProps {
  changed: ChangedWords
  /** What an answer says, which may have to be asked for. */
  Words: ComponentType<BoardAnswer>
}

/** One box for all calculators: what is typed is read in the browser, and sent nowhere. */
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

  /** Enter may be pressed before what reads the question has come. */
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
                // The button goes with the answer; who pressed it goes on typing
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

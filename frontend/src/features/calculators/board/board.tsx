import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { boardGroups, boardQuestions, type BoardGroup } from './board-rows.ts'
import { updatedRow, type BoardUpdates } from './board-updates.ts'
import { Glyph } from './glyph.tsx'
import { QuestionBox } from './question-box.tsx'
import type { BoardAnswer } from './read-question.ts'
import styles from './board.module.css'

interface BoardProps {
  changed: BoardUpdates
  /** Renders the answer to a question. */
  Words: ComponentType<BoardAnswer>
}

/** All calculators: a question box, the most asked questions, and each calculator with an example result. */
export const Board = ({ changed, Words }: BoardProps) => (
  <div className={styles.board}>
    <QuestionBox changed={changed} Words={Words} />
    <ul className={styles.questions} aria-label="Most asked">
      {boardQuestions
        .map((each) => updatedRow(changed, each.to, each))
        .map(({ question, result, text, to }) => (
          <li key={question} className={styles.question}>
            <Link className={styles.asked} to={to}>
              {question}
            </Link>
            <p>
              <strong className={styles.result} translate="no">
                {result}
              </strong>{' '}
              <span>{text}</span>
            </p>
          </li>
        ))}
    </ul>
    <nav aria-label="Each calculator’s own page" className={styles.groups}>
      {boardGroups.map((group) => (
        <Group key={group.title} changed={changed} {...group} />
      ))}
    </nav>
  </div>
)

const Group = ({ title, rows, changed }: BoardGroup & Pick<BoardProps, 'changed'>) => (
  <details className={styles.group}>
    <summary className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
    </summary>
    <ul className={styles.rows}>
      {rows
        .map((row) => updatedRow(changed, row.path, row))
        .map(({ path, name, glyph, result, text }) => (
          <li key={path} className={styles.row}>
            <span className={styles.glyph}>
              <Glyph name={glyph} />
            </span>
            <Link className={styles.name} to={path}>
              {name}
            </Link>{' '}
            <span className={styles.result} translate="no">
              {result}
            </span>{' '}
            <span className={styles.text}>{text}</span>
          </li>
        ))}
    </ul>
  </details>
)

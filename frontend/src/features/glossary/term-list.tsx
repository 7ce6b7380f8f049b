import type { TermCard } from '@artha/contract/term'
import { termPath } from '@artha/contract/term-marks'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DocumentSection } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { Field } from '../../ui/field.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { byLetter, termsWith } from './letters.ts'
import styles from './glossary.module.css'

/** About as many letters begin a term. */
const pendingLetters = Array.from({ length: 23 }, (_, at) => at)

/** The field to find a term, the letters, then the terms. */
export const TermsSkeleton = () => (
  <div className={styles.pending}>
    <div className={styles.find}>
      <SkeletonText lines={5} />
    </div>
    <div className={styles.letters}>
      {pendingLetters.map((at) => (
        <span key={at} className={styles.letterPending} />
      ))}
    </div>
    <SectionsSkeleton rows={5} lines={2} />
  </div>
)

/** A field to find a term, and the terms: those found, or all by their first letter. */
export function Terms({ all }: { all: readonly TermCard[] }) {
  const [text, setText] = useState('')
  const found = termsWith(all, text)
  return (
    <>
      <div className={styles.find}>
        <Field
          label="Find a term"
          name="term"
          type="search"
          hint="A word or part of one, in English or Hindi."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className={styles.count} role="status">
          {text.trim() === '' ? `${all.length} terms` : `${found.length} of ${all.length} terms`}
        </p>
      </div>
      {text.trim() === '' ? <AllLetters terms={all} /> : <TermList terms={found} />}
    </>
  )
}

function AllLetters({ terms }: { terms: readonly TermCard[] }) {
  const letters = byLetter(terms)
  return (
    <>
      <nav aria-label="Letters">
        <ul className={styles.letters}>
          {letters.map(({ letter, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, id, terms: own }) => (
        <div key={id} id={id}>
          <DocumentSection title={letter}>
            <TermList terms={own} />
          </DocumentSection>
        </div>
      ))}
    </>
  )
}

const TermList = ({ terms }: { terms: readonly TermCard[] }) =>
  terms.length === 0 ? (
    <p>
      No term matches. <Link to="/contact">Ask the newsroom</Link> what it means.
    </p>
  ) : (
    <dl className={styles.list}>
      {terms.map(({ slug, name, hindiName, meaning }) => (
        <div key={slug}>
          <dt>
            <Link to={termPath(slug)}>{name}</Link>{' '}
            {hindiName !== '' && (
              <span className={styles.hindi} lang="hi">
                {hindiName}
              </span>
            )}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )

import type { TermCard } from '@artha/contract/term'
import { termPath } from '@artha/contract/term-marks'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTerms } from '../../api/terms.ts'
import styles from '../../features/glossary/glossary.module.css'
import { byLetter, termsWith } from '../../features/glossary/letters.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

/** The glossary's terms, A to Z. */
export function GlossaryPage() {
  const terms = useTerms()
  return (
    <DocumentPage
      kicker="Glossary"
      title="Financial terms in plain English"
      standfirst="Terms used in loans, tax, saving and insurance in India, each in one sentence with an example and its Hindi name."
    >
      <LoadState of={terms} pending={<TermsSkeleton />}>
        {(all) => <Terms all={all} />}
      </LoadState>
    </DocumentPage>
  )
}

/** About as many letters begin a term. */
const pendingLetters = Array.from({ length: 23 }, (_, at) => at)

/** The field to find a term, the letters, then the terms. */
const TermsSkeleton = () => (
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

function Terms({ all }: { all: readonly TermCard[] }) {
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

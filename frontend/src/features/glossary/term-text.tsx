import type { TermAnswer } from '@artha/contract/term'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { figurePath } from '../../lib/paths.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { termGroups } from './term-groups.ts'
import styles from './glossary.module.css'

const trail = [
  { name: 'Home', to: '/' },
  { name: 'Glossary', to: '/glossary' },
] as const

/** One term: what it means, an example, its other names, and where to work it out. */
export function TermText({ term, aside }: { term: TermAnswer; aside: ReactNode }) {
  const { name, hindiName, meaning, text, example, aliases, calculator, figureKey, sources, group } = term
  return (
    <DocumentPage trail={{ steps: trail, name }} title={name} standfirst={meaning} aside={aside}>
      {text.trim() !== '' && (
        <DocumentSection title="What it means">
          {text
            .trim()
            .split(/\s*\n\s*/)
            .map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
        </DocumentSection>
      )}
      {example !== '' && (
        <DocumentSection title="An example">
          <p className={styles.example}>{example}</p>
          <p>Names and amounts are invented.</p>
        </DocumentSection>
      )}
      <DocumentSection title="Also called">
        <dl className={styles.facts}>
          {hindiName !== '' && (
            <div>
              <dt>In Hindi</dt>
              <dd lang="hi">{hindiName}</dd>
            </div>
          )}
          {aliases.length > 0 && (
            <div>
              <dt>Other names</dt>
              <dd>{aliases.join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>Chapter</dt>
            <dd>{termGroups[group].title}</dd>
          </div>
        </dl>
      </DocumentSection>
      {(calculator !== '' || figureKey !== '') && (
        <DocumentSection title="Work it out">
          <ul>
            {calculator !== '' && (
              <li>
                <Link to={calculator}>Open the calculator, filled in</Link>
              </li>
            )}
            {figureKey !== '' && (
              <li>
                <Link to={figurePath(figureKey)}>The official figure in force today</Link>
              </li>
            )}
          </ul>
        </DocumentSection>
      )}
      {sources.length > 0 && (
        <DocumentSection title="Sources">
          <ul>
            {sources.map(({ title, address }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </DocumentSection>
      )}
      <p>For education only, not investment or tax advice.</p>
    </DocumentPage>
  )
}

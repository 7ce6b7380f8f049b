import type { TermAnswer } from '@artha/contract/term'
import { Link, useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useArticleCards } from '../../api/articles.ts'
import { useTerm } from '../../api/terms.ts'
import { PictureList } from '../../features/articles/side-list.tsx'
import styles from '../../features/glossary/glossary.module.css'
import { termGroups } from '../../features/glossary/term-groups.ts'
import { figurePath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { DocumentSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { useNow } from '../../ui/now.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { articlesAbout, articlesOfSubject, articlesShown } from './term-articles.ts'

const trail = [
  { name: 'Home', to: '/' },
  { name: 'Glossary', to: '/glossary' },
] as const

export function TermPage() {
  const { key = '' } = useParams()
  const term = useTerm(key)
  return (
    <LoadState
      of={term}
      pending={<DocumentSkeleton hasAside />}
      failed={(error) =>
        isNotFound(error) ? (
          <MessagePage kicker="Not found" title="This term does not exist." action={<ToGlossary />}>
            The address may be mistyped. See all terms in the glossary.
          </MessagePage>
        ) : (
          <LoadFailed title="This term could not be loaded." retry={term.retry} error={error} otherAction={<ToGlossary />}>
            The term has not been removed.
          </LoadFailed>
        )
      }
    >
      {(answer) => <Term term={answer} />}
    </LoadState>
  )
}

const ToGlossary = () => <ButtonLink to="/glossary">All terms</ButtonLink>

function Term({ term }: { term: TermAnswer }) {
  const { name, hindiName, meaning, text, example, aliases, calculator, figureKey, sources, group } = term
  return (
    <DocumentPage trail={{ steps: trail, name }} title={name} standfirst={meaning} aside={<Onward term={term} />}>
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

function Onward({ term }: { term: TermAnswer }) {
  const now = useNow()
  const named = useArticleCards(articlesAbout(term))
  const others = useArticleCards(articlesOfSubject(term))
  return <PictureList id="articles" title="ARTICLES" articles={articlesShown(term, named.data ?? [], others.data ?? [])} now={now} />
}

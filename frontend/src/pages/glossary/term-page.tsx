import type { TermAnswer } from '@artha/contract/term'
import { useParams } from 'react-router-dom'
import { useArticleCards } from '../../api/articles.ts'
import { useTerm } from '../../api/terms.ts'
import { PictureList } from '../../features/articles/side-list.tsx'
import { TermFailed } from '../../features/glossary/term-failed.tsx'
import { TermText } from '../../features/glossary/term-text.tsx'
import { DocumentSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { useNow } from '../../ui/now.ts'
import { articlesAbout, articlesOfSubject, articlesShown } from '../../features/glossary/term-articles.ts'

export function TermPage() {
  const { key = '' } = useParams()
  const term = useTerm(key)
  return (
    <LoadState of={term} pending={<DocumentSkeleton hasAside />} failed={(error) => <TermFailed error={error} retry={term.retry} />}>
      {(answer) => <TermText term={answer} aside={<Onward term={answer} />} />}
    </LoadState>
  )
}

function Onward({ term }: { term: TermAnswer }) {
  const now = useNow()
  const named = useArticleCards(articlesAbout(term))
  const others = useArticleCards(articlesOfSubject(term))
  return <PictureList id="articles" title="ARTICLES" articles={articlesShown(term, named.data ?? [], others.data ?? [])} now={now} />
}

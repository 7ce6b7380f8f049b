import type { PublishedVersions } from '@artha/contract/published-versions'
import { useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { usePublishedVersions, useVersionComparison } from '../../features/versions/api.ts'
import { CompareForm } from '../../features/versions/compare-form.tsx'
import { comparedNumbersIn, type ComparedNumbers } from '../../features/versions/compared-numbers.ts'
import { VersionChanges } from '../../features/versions/version-changes.tsx'
import { VersionList } from '../../features/versions/version-list.tsx'
import { dateAndTimeInIndia } from '../../lib/dates.ts'
import { articlePath } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { DocumentSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { SiteDirectory } from '../site-directory.tsx'

/** The versions of an article that readers had, and what changed between two of them, if an editor allowed it. */
export function VersionsPage() {
  const { id = '' } = useParams()
  const versions = usePublishedVersions(id)
  return (
    <LoadState
      of={versions}
      pending={<DocumentSkeleton />}
      failed={(error) =>
        isNotFound(error) ? (
          <MessagePage kicker="Not found" title="No versions to compare." action={<ToArticle id={id} />} ways={<SiteDirectory />}>
            This article does not show earlier versions, or it was withdrawn.
          </MessagePage>
        ) : (
          <LoadFailed title="Failed to load the versions." retry={versions.retry} error={error} otherAction={<ToArticle id={id} />}>
            The article has not been removed.
          </LoadFailed>
        )
      }
    >
      {(loaded) => <Versions {...loaded} />}
    </LoadState>
  )
}

const ToArticle = ({ id }: { id: string }) => <ButtonLink to={articlePath(id)}>Read the article</ButtonLink>

function Versions({ article: { _id, title }, versions }: PublishedVersions) {
  const [search] = useSearchParams()
  const numbers = comparedNumbersIn(search)
  const steps = [
    { name: 'Home', to: '/' },
    { name: title, to: articlePath(_id) },
  ]
  return (
    <DocumentPage
      trail={{ steps, name: 'Versions' }}
      title="What changed in this article"
      standfirst={`“${title}”, as it was published and updated.`}
    >
      {numbers && <Compared id={_id} numbers={numbers} />}
      <DocumentSection title="Published versions">
        {versions.length < 2 ? <p>Nothing has changed for readers since it was published.</p> : <VersionList id={_id} versions={versions} />}
      </DocumentSection>
      {versions.length > 2 && (
        <DocumentSection title="Compare two versions">
          <CompareForm id={_id} versions={versions} numbers={numbers} />
        </DocumentSection>
      )}
    </DocumentPage>
  )
}

function Compared({ id, numbers }: { id: string; numbers: ComparedNumbers }) {
  const comparison = useVersionComparison(id, numbers)
  const { before, after } = comparison.data ?? {}
  const title =
    before && after ? `${dateAndTimeInIndia(new Date(before.since))} to ${dateAndTimeInIndia(new Date(after.since))}` : 'Changes between two versions'
  return (
    <DocumentSection title={title}>
      <LoadState
        of={comparison}
        pending={<SkeletonText lines={10} />}
        failed={(error) =>
          isNotFound(error) ? (
            <Notice kind="empty" title="These versions cannot be compared.">
              Choose two of the published versions.
            </Notice>
          ) : (
            <Notice kind="failed" title="These versions could not be compared." action={<Button onClick={comparison.retry}>Try again</Button>}>
              Your connection may have dropped, or our server is not responding.
            </Notice>
          )
        }
        isEmpty={({ changes }) => changes.length === 0}
        empty={
          <Notice kind="empty" title="The words are the same.">
            Only the formatting or a picture changed.
          </Notice>
        }
      >
        {({ changes }) => <VersionChanges changes={changes} />}
      </LoadState>
    </DocumentSection>
  )
}

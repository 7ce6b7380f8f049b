import { placeOnSite } from '@artha/contract/studio-newsroom'
import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { Eye } from '@strapi/icons'
import { kindOf } from './entry-address'
import { entryStateSentence } from './entry-state-sentence'
import { usePluginPermissions } from '@artha/base/panel/use-may'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { usePreview } from './use-preview'

/** The props of a side panel in the edit view, as far as this one reads them. */
interface EditView {
  model: string
  documentId?: string
  document?: { updatedAt?: string }
  meta?: { availableStatus?: { updatedAt?: string; publishedAt?: string | null }[] }
}

function SitePanelContent({ path }: { path: string }) {
  const { answer, failed } = usePluginAnswer(path, placeOnSite)
  const { open, isOpening } = usePreview(path)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {failed && <Typography textColor="danger600">Could not check where this is on the site.</Typography>}
      {!failed && answer !== undefined && <Typography textColor="neutral800">{entryStateSentence(answer)}</Typography>}
      {answer !== undefined && answer.url !== '' && (
        <Link href={answer.url} isExternal>
          Open page
        </Link>
      )}
      <Button fullWidth variant="secondary" startIcon={<Eye />} loading={isOpening} onClick={() => void open()}>
        Preview
      </Button>
      <Typography variant="pi" textColor="neutral600">
        As readers will see it: the last saved version, including unpublished changes.
      </Typography>
    </Flex>
  )
}

/** The panel beside an article or a story: its state on the site, and a button to preview it. */
export function SitePanel({ model, documentId, document, meta }: EditView) {
  const { may } = usePluginPermissions('newsroom')
  const kind = kindOf(model)
  if (kind === undefined || documentId === undefined || documentId === 'create' || !may('preview')) return null
  // In the key, so that the state is fetched again after a save or a publication.
  const saved = [document?.updatedAt, ...(meta?.availableStatus ?? []).flatMap(({ updatedAt, publishedAt }) => [updatedAt, publishedAt])]
  return { title: 'On the site', content: <SitePanelContent key={saved.join()} path={`/newsroom/on-site/${kind}/${documentId}`} /> }
}

import { auditPage } from '@artha/contract/studio-access'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { AuditTable } from '@artha/accounts/panel/audit-table'
import { SearchField } from '@artha/base/panel/search-field'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'

/** The change history of articles, stories and media, newest first, with a search. */
export function ChangesTab() {
  const { query, q, pageSize, search } = useListAddress()
  const { answer, failed } = usePluginAnswer(`/newsroom/changes?${query}`, auditPage)
  return (
    <ListFrame
      head={<SearchField label="Search the changes" placeholder="Title, name, email or id" value={q} onSearch={search} />}
      answer={answer}
      failed={failed}
      emptyText={q === '' ? 'No changes yet.' : `No results for “${q}”.`}
      pageSize={pageSize}
    >
      <AuditTable lines={answer?.results ?? []} />
    </ListFrame>
  )
}

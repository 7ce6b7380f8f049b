import { auditPage } from '@artha/contract/studio-access'
import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { AuditTable } from './audit-table'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { SearchField } from '@artha/base/panel/search-field'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { useAuditExport } from './use-audit-export'

/** The audit trail, newest first, with a search and a CSV export. */
export function AuditTab() {
  const { query, q, pageSize, search } = useListAddress()
  const { answer, failed } = usePluginAnswer(`/accounts/audit?${query}`, auditPage)
  const { save, isSaving } = useAuditExport(q)
  return (
    <ListFrame
      head={<SearchField label="Search the audit log" placeholder="Name, email, action or id" value={q} onSearch={search} />}
      actions={
        <Button variant="secondary" startIcon={<Download />} loading={isSaving} onClick={() => void save()}>
          {q === '' ? 'Export all as CSV' : 'Export these as CSV'}
        </Button>
      }
      answer={answer}
      failed={failed}
      emptyText={q === '' ? 'No entries yet.' : `No results for “${q}”.`}
      pageSize={pageSize}
    >
      <AuditTable lines={answer?.results ?? []} />
    </ListFrame>
  )
}

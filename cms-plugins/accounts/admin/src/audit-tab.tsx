import { auditPage } from '@artha/contract/studio-access'
import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { AuditTable } from './audit-table'
import { useListAddress } from './list-address'
import { ListFrame } from './list-frame'
import { SearchField } from './search-field'
import { usePluginAnswer } from './use-plugin-answer'
import { useAuditExport } from './use-audit-export'

/** The audit trail, newest first, with a search and a CSV export. */
export function AuditTab() {
  const { query, q, pageSize, set } = useListAddress()
  const { answer, failed } = usePluginAnswer(`/accounts/audit?${query}`, auditPage)
  const { save, isSaving } = useAuditExport(q)
  return (
    <ListFrame
      controls={<SearchField label="Search the audit log" placeholder="Name, e-mail, action or id" value={q} onSearch={(text) => set('_q', text)} />}
      actions={
        <Button variant="secondary" startIcon={<Download />} loading={isSaving} onClick={() => void save()}>
          {q === '' ? 'Export all as CSV' : 'Export these as CSV'}
        </Button>
      }
      answer={answer}
      failed={failed}
      emptyWords={q === '' ? 'No entries yet.' : `No results for “${q}”.`}
      pageSize={pageSize}
    >
      <AuditTable lines={answer?.results ?? []} />
    </ListFrame>
  )
}

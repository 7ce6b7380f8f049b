import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'

/** Saves the audit entries that match `q` (all if empty) as a CSV file. A plain link would not send the token, so it is fetched. */
export function useAuditExport(q: string) {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const query = q === '' ? '' : `?${new URLSearchParams({ q })}`
      const { data } = await get(`/accounts/audit/export${query}`, { responseType: 'blob' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(data)
      link.download = `artha-audit-${new Date().toISOString().slice(0, 10)}.csv`
      link.click()
      URL.revokeObjectURL(link.href)
    } catch {
      toggleNotification({ type: 'danger', message: 'The audit log could not be exported. Please try again.' })
    }
    setSaving(false)
  }
  return { save, isSaving }
}

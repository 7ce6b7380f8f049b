import { Tabs } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { AuditTab } from './audit-tab'
import { useListAddress } from '@artha/base/panel/list-address'
import { UsersTab } from './users-tab'
import { usePluginPermissions } from '@artha/base/panel/use-may'

/** The Studio's Access page: the people with an account and their rights, and the audit trail. */
export function AccessPage() {
  const { isLoading, may } = usePluginPermissions('accounts')
  const { tab, showTab } = useListAddress()
  const [canRead, canAudit] = [may('read'), may('audit')]
  if (isLoading) return <Page.Loading />
  if (!canRead && !canAudit) return <Page.NoPermissions />
  const shown = canAudit && (tab === 'audit' || !canRead) ? 'audit' : 'people'
  return (
    <Page.Main>
      <Page.Title>Access</Page.Title>
      <Layouts.Header title="Access" subtitle="Who has an account on the site, and what each person can do" />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={shown} onValueChange={showTab}>
          <Tabs.List aria-label="Access">
            {canRead && <Tabs.Trigger value="people">People</Tabs.Trigger>}
            {canAudit && <Tabs.Trigger value="audit">Audit</Tabs.Trigger>}
          </Tabs.List>
          <Tabs.Content value="people">
            <UsersTab mayManage={may('manage')} />
          </Tabs.Content>
          <Tabs.Content value="audit">
            <AuditTab />
          </Tabs.Content>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}

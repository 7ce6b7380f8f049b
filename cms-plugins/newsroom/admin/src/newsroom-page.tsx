import { Tabs } from '@strapi/design-system'
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin'
import { BinTab } from './bin-tab'
import { ChangesTab } from './changes-tab'
import { useListAddress } from './list-address'
import { pagePermissions } from './permissions'
import { ScheduledTab } from './scheduled-tab'

/** What is coming, what was deleted, who changed what. */
export function NewsroomPage() {
  const { allowedActions, isLoading } = useRBAC(pagePermissions)
  const { tab, showTab } = useListAddress()
  const { canRead = false, canRestore = false, canChanges = false } = allowedActions
  if (isLoading) return <Page.Loading />
  if (!canRead && !canChanges) return <Page.NoPermissions />
  const tabs = [...(canRead ? ['scheduled', 'bin'] : []), ...(canChanges ? ['changes'] : [])]
  return (
    <Page.Main>
      <Page.Title>Newsroom</Page.Title>
      <Layouts.Header title="Newsroom" subtitle="What is coming, what was deleted, and who changed what" />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={tabs.includes(tab) ? tab : tabs[0]} onValueChange={showTab}>
          <Tabs.List aria-label="Newsroom">
            {canRead && <Tabs.Trigger value="scheduled">Scheduled</Tabs.Trigger>}
            {canRead && <Tabs.Trigger value="bin">Bin</Tabs.Trigger>}
            {canChanges && <Tabs.Trigger value="changes">Changes</Tabs.Trigger>}
          </Tabs.List>
          <Tabs.Content value="scheduled">
            <ScheduledTab />
          </Tabs.Content>
          <Tabs.Content value="bin">
            <BinTab mayRestore={canRestore} />
          </Tabs.Content>
          <Tabs.Content value="changes">
            <ChangesTab />
          </Tabs.Content>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}

import { Box, Tabs } from '@strapi/design-system'
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin'
import { BinTab } from './bin-tab'
import { ChangesTab } from './changes-tab'
import { useListAddress } from './list-address'
import { MessagesTab } from './messages-tab'
import { NotShownTab } from './not-shown-tab'
import { pagePermissions } from './permissions'
import { ScheduledTab } from './scheduled-tab'
import { StatusTab } from './status-tab'

/** What is coming, what is not shown, what was deleted, who changed what, what readers wrote, and how it all runs. */
export function NewsroomPage() {
  const { allowedActions, isLoading } = useRBAC(pagePermissions)
  const { tab, showTab } = useListAddress()
  const { canRead = false, canRestore = false, canChanges = false, canMessages = false, canAnswer = false, canStatus = false } = allowedActions
  if (isLoading) return <Page.Loading />
  if (!canRead && !canChanges && !canMessages && !canStatus) return <Page.NoPermissions />
  const tabs = [
    ...(canRead ? ['scheduled', 'not-shown', 'bin'] : []),
    ...(canChanges ? ['changes'] : []),
    ...(canMessages ? ['messages'] : []),
    ...(canStatus ? ['status'] : []),
  ]
  return (
    <Page.Main>
      <Page.Title>Newsroom</Page.Title>
      <Layouts.Header
        title="Newsroom"
        subtitle="What is coming, what is not shown, what was deleted, who changed what, what readers wrote, and how it all runs"
      />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={tabs.includes(tab) ? tab : tabs[0]} onValueChange={showTab}>
          {/* On a phone the tabs are wider than the page. */}
          <Box overflow="auto">
            <Tabs.List aria-label="Newsroom">
              {canRead && <Tabs.Trigger value="scheduled">Scheduled</Tabs.Trigger>}
              {canRead && <Tabs.Trigger value="not-shown">Not shown</Tabs.Trigger>}
              {canRead && <Tabs.Trigger value="bin">Bin</Tabs.Trigger>}
              {canChanges && <Tabs.Trigger value="changes">Changes</Tabs.Trigger>}
              {canMessages && <Tabs.Trigger value="messages">Messages</Tabs.Trigger>}
              {canStatus && <Tabs.Trigger value="status">Status</Tabs.Trigger>}
            </Tabs.List>
          </Box>
          <Tabs.Content value="scheduled">
            <ScheduledTab />
          </Tabs.Content>
          <Tabs.Content value="not-shown">
            <NotShownTab />
          </Tabs.Content>
          <Tabs.Content value="bin">
            <BinTab mayRestore={canRestore} />
          </Tabs.Content>
          <Tabs.Content value="changes">
            <ChangesTab />
          </Tabs.Content>
          <Tabs.Content value="messages">
            <MessagesTab mayChange={canAnswer} />
          </Tabs.Content>
          <Tabs.Content value="status">
            <StatusTab />
          </Tabs.Content>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}

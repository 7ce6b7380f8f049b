import { usePluginPermissions } from '@artha/base/panel/use-may'
import { Box, Tabs } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useEffect, useRef, type ReactNode } from 'react'
import { BinTab } from './bin-tab'
import { ChangesTab } from './changes-tab'
import { FiguresTab } from './figures-tab'
import { useListAddress } from '@artha/base/panel/list-address'
import { MessagesTab } from './messages-tab'
import { NotShownTab } from './not-shown-tab'
import { ArticleViewsTab } from './article-views-tab'
import { ScheduledTab } from './scheduled-tab'
import { StatusTab } from './status-tab'

/** The Studio's Newsroom page, with a tab for each thing the user may see. */
export function NewsroomPage() {
  const { isLoading, may } = usePluginPermissions('newsroom')
  const { tab, showTab } = useListAddress()
  const [canRead, canFigures, canChanges] = [may('read'), may('figures'), may('changes')]
  const [canMessages, canStatus] = [may('messages'), may('status')]
  if (isLoading) return <Page.Loading />
  if (!canRead && !canFigures && !canChanges && !canMessages && !canStatus) return <Page.NoPermissions />
  const tabs = [
    ...(canRead ? ['scheduled', 'not-shown', 'bin', 'readers'] : []),
    ...(canFigures ? ['figures'] : []),
    ...(canChanges ? ['changes'] : []),
    ...(canMessages ? ['messages'] : []),
    ...(canStatus ? ['status'] : []),
  ]
  const open = tabs.includes(tab) ? tab : tabs[0]
  return (
    <Page.Main>
      <Page.Title>Newsroom</Page.Title>
      <Layouts.Header title="Newsroom" subtitle="Scheduled and hidden entries, the bin, changes, messages from readers, and system status" />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={open} onValueChange={showTab}>
          <TabRow open={open}>
            <Tabs.List aria-label="Newsroom">
              {canRead && <Tabs.Trigger value="scheduled">Scheduled</Tabs.Trigger>}
              {canRead && <Tabs.Trigger value="not-shown">Not shown</Tabs.Trigger>}
              {canRead && <Tabs.Trigger value="bin">Bin</Tabs.Trigger>}
              {canRead && <Tabs.Trigger value="readers">Readers</Tabs.Trigger>}
              {canFigures && <Tabs.Trigger value="figures">Figures</Tabs.Trigger>}
              {canChanges && <Tabs.Trigger value="changes">Changes</Tabs.Trigger>}
              {canMessages && <Tabs.Trigger value="messages">Messages</Tabs.Trigger>}
              {canStatus && <Tabs.Trigger value="status">Status</Tabs.Trigger>}
            </Tabs.List>
          </TabRow>
          <Tabs.Content value="scheduled">
            <ScheduledTab />
          </Tabs.Content>
          <Tabs.Content value="not-shown">
            <NotShownTab />
          </Tabs.Content>
          <Tabs.Content value="bin">
            <BinTab mayRestore={may('restore')} />
          </Tabs.Content>
          <Tabs.Content value="readers">
            <ArticleViewsTab />
          </Tabs.Content>
          <Tabs.Content value="figures">
            <FiguresTab />
          </Tabs.Content>
          <Tabs.Content value="changes">
            <ChangesTab />
          </Tabs.Content>
          <Tabs.Content value="messages">
            <MessagesTab mayChange={may('answer')} />
          </Tabs.Content>
          <Tabs.Content value="status">
            <StatusTab />
          </Tabs.Content>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}

/** A row of tabs that scrolls if it is wider than the page, as on a phone. Keeps the open tab in sight. */
function TabRow({ open, children }: { open: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  return (
    <Box ref={row} overflow="auto">
      {children}
    </Box>
  )
}

import { notShownPage, type NotShownItem } from '@artha/contract/studio-newsroom'
import { Td, Tr, Typography } from '@strapi/design-system'
import { EntryLink } from './entry-link'
import { kindLabels } from './kind-labels'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { ListTable } from './list-table'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'

const headings = ['Title', 'Kind', 'Reason']

const NotShownRow = ({ item }: { item: NotShownItem }) => (
  <Tr>
    <Td>
      <EntryLink kind={item.kind} id={encodeURIComponent(item._id)} title={item.title} />
    </Td>
    <Td>
      <Typography textColor="neutral600">{kindLabels[item.kind]}</Typography>
    </Td>
    <Td>
      <Typography textColor="danger700">{item.because}</Typography>
    </Td>
  </Tr>
)

/** Published entries that are left out of every list because something in them is wrong, with the reason. */
export function NotShownTab() {
  const { query, pageSize } = useListAddress()
  const { answer, failed } = usePluginAnswer(`/newsroom/not-shown?${query}`, notShownPage)
  const items = answer?.results ?? []
  return (
    <ListFrame
      head="Published entries that readers cannot see because something in them is wrong. We check the newest 1,000 of each kind, and any that readers requested."
      answer={answer}
      failed={failed}
      emptyText="All published entries are shown."
      pageSize={pageSize}
    >
      <ListTable headings={headings} rowCount={items.length}>
        {items.map((item) => (
          <NotShownRow key={`${item.kind} ${item._id}`} item={item} />
        ))}
      </ListTable>
    </ListFrame>
  )
}

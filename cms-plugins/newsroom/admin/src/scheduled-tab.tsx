import { upcomingPage, type UpcomingItem } from '@artha/contract/studio-newsroom'
import { Badge, Td, Tr, Typography } from '@strapi/design-system'
import { EntryLink } from './entry-link'
import { kindLabels } from './kind-labels'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { ListTable } from './list-table'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'

const headings = ['Appears', 'Title', 'Kind', 'State']

const ComingRow = ({ item }: { item: UpcomingItem }) => (
  <Tr>
    <Td>
      <Typography textColor="neutral800">{timeInIndia(item.appearsAt)}</Typography>
    </Td>
    <Td>
      <EntryLink kind={item.kind} id={item._id} title={item.title} />
    </Td>
    <Td>
      <Typography textColor="neutral600">{kindLabels[item.kind]}</Typography>
    </Td>
    <Td>
      {item.state === 'scheduled' ? (
        <Badge backgroundColor="success100" textColor="success700">
          Scheduled
        </Badge>
      ) : (
        <Badge backgroundColor="warning100" textColor="warning700">
          Draft: not published yet
        </Badge>
      )}
    </Td>
  </Tr>
)

/** Entries that will go live on their date, next first, and drafts with a future date. */
export function ScheduledTab() {
  const { query, pageSize } = useListAddress()
  const { answer, failed } = usePluginAnswer(`/newsroom/scheduled?${query}`, upcomingPage)
  const items = answer?.results ?? []
  return (
    <ListFrame
      head="Entries published with a future date go live by themselves, within five seconds of their time. Times are in IST."
      answer={answer}
      failed={failed}
      emptyText="Nothing is scheduled. Give an article a future date under “Appears at” and publish it."
      pageSize={pageSize}
    >
      <ListTable headings={headings} rowCount={items.length}>
        {items.map((item) => (
          <ComingRow key={item._id} item={item} />
        ))}
      </ListTable>
    </ListFrame>
  )
}

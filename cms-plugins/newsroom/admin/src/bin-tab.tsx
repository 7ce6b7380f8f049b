import type { BinnedItem } from '@artha/contract/desk'
import { binPage } from '@artha/contract/studio-newsroom'
import { Td, Tr, Typography } from '@strapi/design-system'
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { kindLabels } from './kind-labels'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { ListTable } from './list-table'
import { RestoreItem } from './restore-item'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'

const headings = ['Title', 'Kind', 'Deleted', 'By', 'Kept until', 'Restore']

interface RowProps {
  item: BinnedItem
  mayRestore: boolean
  onRestore: (id: string) => Promise<void>
}

const BinRow = ({ item, mayRestore, onRestore }: RowProps) => (
  <Tr>
    <Td>
      <Typography fontWeight="semiBold" textColor="neutral800">
        {item.title === '' ? 'Without a title' : item.title}
      </Typography>
    </Td>
    <Td>
      <Typography textColor="neutral600">{kindLabels[item.kind]}</Typography>
    </Td>
    <Td>
      <Typography textColor="neutral800">{timeInIndia(item.deletedAt)}</Typography>
    </Td>
    <Td>
      <Typography textColor="neutral800">{item.deletedBy}</Typography>
    </Td>
    <Td>
      <Typography textColor="neutral800">{timeInIndia(item.goneAt)}</Typography>
    </Td>
    <Td>{mayRestore && <RestoreItem item={item} onRestore={onRestore} />}</Td>
  </Tr>
)

/** The bin: deleted entries, with a button to restore each. */
export function BinTab({ mayRestore }: { mayRestore: boolean }) {
  const { query, pageSize } = useListAddress()
  const { answer, failed, reload } = usePluginAnswer(`/newsroom/bin?${query}`, binPage)
  const restore = useRestore(reload)
  const items = answer?.results ?? []
  return (
    <ListFrame
      head="Deleted entries, here or on the site, are kept for a while and can be restored."
      answer={answer}
      failed={failed}
      emptyText="The bin is empty."
      pageSize={pageSize}
    >
      <ListTable headings={headings} hasButtons rowCount={items.length}>
        {items.map((item) => (
          <BinRow key={item._id} item={item} mayRestore={mayRestore} onRestore={restore} />
        ))}
      </ListTable>
    </ListFrame>
  )
}

/** Restores an entry from the bin and shows a notification. Calls `onChange`, on success and on failure. */
function useRestore(onChange: () => void) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  return async (id: string) => {
    try {
      const { data } = await post<{ message: string }>(`/newsroom/bin/${id}/restore`)
      toggleNotification({ type: 'success', message: data.message })
    } catch (error) {
      toggleNotification({ type: 'danger', message: isFetchError(error) ? error.message : 'The entry could not be restored. Please try again.' })
    }
    onChange()
  }
}

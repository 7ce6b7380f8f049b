import type { MessageState } from '@artha/contract/studio-newsroom'
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'

const messageOf = (error: unknown) => (isFetchError(error) ? error.message : 'The change could not be saved. Please try again.')

/** The changes an editor can make to a message. Each calls `onChange`, on success and on failure. */
export function useMessageChanges(onChange: () => void) {
  const { put, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const notify = async (change: Promise<{ data: { message: string } }>, says: 'always' | 'failures' = 'always') => {
    try {
      const { data } = await change
      if (says === 'always') toggleNotification({ type: 'success', message: data.message })
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) })
    }
    onChange()
  }
  return {
    mark: (id: string, state: MessageState) => notify(put(`/newsroom/messages/${id}/state`, { state })),
    /** Marks an opened message as read, without a notification, because the list shows the change. */
    markSeen: (id: string) => notify(put(`/newsroom/messages/${id}/state`, { state: 'read' }), 'failures'),
    remove: (id: string) => notify(del(`/newsroom/messages/${id}`)),
  }
}

export type MessageChanges = ReturnType<typeof useMessageChanges>

import type { AssignableRole } from '@artha/contract/studio-access'
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'

const messageOf = (error: unknown) => (isFetchError(error) ? error.message : 'The change could not be saved. Please try again.')

interface Done {
  data: { message: string }
}

/** The changes an administrator can make to accounts. Each shows a notification on success and on failure, then calls `onChange`. */
export function useAccountChanges(onChange: () => void) {
  const { put, post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const notify = async (change: Promise<Done>) => {
    try {
      toggleNotification({ type: 'success', message: (await change).data.message })
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) })
    }
    onChange()
  }
  return {
    setRole: (id: string, role: AssignableRole) => notify(put(`/accounts/users/${id}/role`, { role })),
    toggle: (id: string) => notify(post(`/accounts/users/${id}/toggle`)),
    togglePublishing: (id: string) => notify(post(`/accounts/users/${id}/publishing`)),
    setReview: (isOn: boolean) => notify(put('/accounts/review', { isOn })),
    remove: (id: string) => notify(del(`/accounts/users/${id}`)),
    /** Approves accounts. Returns the error message, to be shown beside the field, if none was approved. */
    async approve(emails: string[]): Promise<string | undefined> {
      try {
        const { data } = await post<{ message: string }>('/accounts/users/approve', { emails })
        toggleNotification({ type: 'success', message: data.message })
        onChange()
        return undefined
      } catch (error) {
        return messageOf(error)
      }
    },
  }
}

export type AccountChanges = ReturnType<typeof useAccountChanges>

import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'

/** Restores an entry from the bin and shows a notification. Calls `onChange`, on success and on failure. */
export function useRestore(onChange: () => void) {
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

import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin'

/** Brings something back from the bin and says what came of it; `onChange` is called either way. */
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

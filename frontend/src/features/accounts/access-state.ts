/** Whether a person may create content, in the words of the list. */
export const accessState = ({ isAllowedToCreate }: { isAllowedToCreate: boolean }) => (isAllowedToCreate ? 'Allowed' : 'Pending')

/** The addresses in a text: by commas, semicolons, blanks and lines; each once, however it is written. */
export function addressesIn(text: string) {
  const byFolded = new Map(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((address) => [address.toLowerCase(), address] as const),
  )
  return [...byFolded.values()]
}

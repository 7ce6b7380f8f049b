/** Returns the list's word for a user's right to create content: "Allowed" or "Pending". */
export const accessState = ({ isAllowedToCreate }: { isAllowedToCreate: boolean }) => (isAllowedToCreate ? 'Allowed' : 'Pending')

/** Parses e-mail addresses separated by commas, semicolons or whitespace. Duplicates are removed, ignoring case. */
export function addressesIn(text: string) {
  const byFolded = new Map(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((address) => [address.toLowerCase(), address] as const),
  )
  return [...byFolded.values()]
}

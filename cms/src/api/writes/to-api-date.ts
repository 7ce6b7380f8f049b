/** Returns a date as the API writes it. A text that is not a date stays as it is. */
export const toApiDate = (date: string | Date | null): string => {
  if (date === null) return ''
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? String(date) : time.toISOString()
}

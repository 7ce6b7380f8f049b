/** A date as the wire has it; what is no date, or of a year that the wire has no form for, stays what it is. */
export const dateOnTheWire = (date: string | Date | null): string => {
  if (date === null) return ''
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? String(date) : time.toISOString()
}

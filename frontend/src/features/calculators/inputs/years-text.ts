export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Formats years: "10 years", "1 year 6 months". */
export function yearsText(value: number) {
  const months = Math.round(value * 12)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')].filter(Boolean).join(' ') || '0 years'
}

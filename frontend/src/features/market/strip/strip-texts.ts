/** Messages of the price strip. */
export const markets = 'Markets'
export const latestPrices = 'Latest prices'
export const sampleDay = 'A sample day'
export const noPrices = 'No prices'

interface DayInNumbers {
  from: string
  to: string
  zone: string
  lowest: string
  highest: string
}

export const dayInNumbers = ({ from, to, zone, lowest, highest }: DayInNumbers) =>
  `Every five minutes from ${from} to ${to} (${zone}): lowest ${lowest}, highest ${highest}.`

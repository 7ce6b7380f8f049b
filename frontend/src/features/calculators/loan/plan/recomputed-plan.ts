/**
 * Recomputes a plan for the tests, with big integers and by other methods than the calculator: powers by multiplication, the number of instalments by
 * paying them, no logarithms. It parses links on its own.
 */
const digits = 10n ** 45n
const cent = digits / 100n
const half = digits / 2n

type Decimal = bigint
const times = (one: Decimal, other: Decimal) => (one * other) / digits
const over = (one: Decimal, other: Decimal) => (one * digits) / other
const whole = (value: number) => BigInt(value) * digits
/** Parses "9.25" exactly. */
const decimal = (text: string) => {
  const [units = '0', parts = ''] = text.split('.')
  return BigInt(units) * digits + BigInt(parts.padEnd(2, '0')) * cent
}
const power = (base: Decimal, count: number): Decimal => Array.from({ length: count }).reduce<Decimal>((product) => times(product, base), digits)
const level = (owed: Decimal, rate: Decimal, count: number) => {
  if (rate === 0n) return owed / BigInt(count)
  const growth = power(digits + rate, count)
  return over(times(times(owed, rate), growth), growth - digits)
}
/** The precision of these numbers: less than a millionth of a paisa. */
const nothing = digits / 10n ** 8n

interface Rows {
  prepay: { kind: string; from: number; until: number; amount: Decimal | 'all'; effect: string }[]
  rate: { from: number; rate: Decimal; effect: string }[]
}

interface Terms {
  principal: Decimal
  rate: Decimal
  count: number
  moratorium: number
  isAdvance: boolean
  isRupee: boolean
}

const instalmentsFor = (owed: Decimal, rate: Decimal, instalment: Decimal) => {
  let [left, count] = [owed, 0]
  for (; left > nothing && count < 2_000; count += 1) left = left + times(left, rate) - instalment
  return count
}

function follow({ principal, rate: agreed, count, moratorium, isAdvance, isRupee }: Terms, { prepay, rate: changes }: Rows) {
  const rounded = (exact: Decimal) => (isRupee ? ((exact - nothing + digits - 1n) / digits) * digits : exact)
  let [owed, rate, end] = [principal, agreed, count]
  const [paid, interests, onTop]: [Decimal[], Decimal[], Decimal[]] = [[], [], []]
  for (let month = 0; month < moratorium; month += 1) {
    const interest = times(owed, rate)
    interests.push(interest)
    paid.push(0n)
    owed += interest
  }
  let instalment = rounded(isAdvance ? over(level(owed, rate, count), digits + rate) : level(owed, rate, count))
  for (let number = 1; owed > nothing; number += 1) {
    const isAtOnce = isAdvance && number === 1
    for (const change of changes.filter(({ from }) => from === number)) {
      rate = change.rate
      const needed = level(owed, rate, end - number + 1)
      if (change.effect === 'time') end = number - 1 + instalmentsFor(owed, rate, instalment)
      else instalment = rounded(isAtOnce ? over(needed, digits + rate) : needed)
    }
    const interest = isAtOnce ? 0n : times(owed, rate)
    const isLast = number >= end || owed + interest <= instalment
    const payment = isLast ? owed + interest : instalment
    paid.push(payment)
    interests.push(interest)
    owed = isLast ? 0n : owed + interest - payment
    for (const row of prepay) {
      const isDue =
        number >= row.from && number <= row.until && (row.kind === 'monthly' || (number - row.from) % (row.kind === 'yearly' ? 12 : 1e6) === 0)
      if (!isDue || owed === 0n) continue
      const part = row.amount === 'all' || row.amount > owed ? owed : row.amount
      onTop.push(part)
      owed -= part
      if (owed === 0n) continue
      if (row.effect === 'time') end = number + instalmentsFor(owed, rate, instalment)
      else instalment = rounded(level(owed, rate, end - number))
    }
  }
  return { paid, interests, onTop, instalment }
}

const sum = (values: readonly Decimal[]) => values.reduce((total, value) => total + value, 0n)

/** Twelve times the monthly rate at which the payments have the present value of the amount received. Found by bisection. */
function aprOf(terms: Terms, fees: Decimal) {
  const { paid } = follow(terms, { prepay: [], rate: [] })
  const worth = (rate: Decimal) => {
    const discount = over(digits, digits + rate)
    let factor = terms.isAdvance ? digits : discount
    let value = 0n
    for (const payment of paid) {
      value += times(payment, factor)
      factor = times(factor, discount)
    }
    return value
  }
  let [low, high] = [0n, digits / 5n]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2n
    if (worth(middle) > terms.principal - fees) low = middle
    else high = middle
  }
  return Number(low * 1_200n) / Number(digits)
}

const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
const inRupees = (value: Decimal) => Number((value * 10n ** 12n + half) / digits) / 1e12

/** The expected results of a link, by id. */
export function recomputedPlan(query: URLSearchParams) {
  const of = (name: string, usual: string) => query.get(name) ?? usual
  const terms: Terms = {
    principal: decimal(of('principal', '')),
    rate: decimal(of('annualRate', '')) / 1_200n,
    count: Number(of('years', '0')) * 12 + Number(of('months', '0')),
    moratorium: Number(of('moratorium', '0')),
    isAdvance: of('mode', 'arrears') === 'advance',
    isRupee: of('rounding', 'exact') === 'rupee',
  }
  const numberOf = (text: string) =>
    text.includes('-') ? monthsOf(text) - monthsOf(of('start', '')) - terms.moratorium + (terms.isAdvance ? 1 : 0) : Number(text)
  const prepay = query.getAll('prepay').map((row) => {
    const [kind = '', from = '', amount = '', effect = 'time', until] = row.split(':')
    return {
      kind,
      from: numberOf(from),
      until: until === undefined ? Infinity : numberOf(until),
      amount: amount === 'all' ? ('all' as const) : decimal(amount),
      effect,
    }
  })
  const rate = query.getAll('rate').map((row) => {
    const [from = '', percent = '', effect = 'emi'] = row.split(':')
    return { from: numberOf(from), rate: decimal(percent) / 1_200n, effect }
  })
  const fees = sum(query.getAll('fee').map((row) => decimal(row.split(':')[1] ?? '')))
  const plain = follow({ ...terms, moratorium: 0, isAdvance: false, isRupee: false }, { prepay: [], rate: [] })
  const { paid, interests, onTop, instalment } = follow(terms, { prepay, rate })
  const charges = times(times(sum(onTop), decimal(of('prepayCharge', '0')) / 100n), digits + decimal(of('chargeGst', '0')) / 100n)
  const interestSaved = sum(plain.interests) - sum(interests)
  return {
    emi: inRupees(plain.instalment),
    totalInterest: inRupees(sum(plain.interests)),
    totalPayment: inRupees(terms.principal + sum(plain.interests)),
    plannedMonths: paid.length,
    plannedInterest: inRupees(sum(interests)),
    plannedEmi: inRupees(instalment),
    monthsSaved: terms.count - paid.length,
    interestSaved: inRupees(interestSaved),
    charges: inRupees(charges),
    netSaving: inRupees(interestSaved - charges),
    apr: fees === 0n ? Number(of('annualRate', '')) : aprOf(terms, fees),
    lastInstalment: inRupees(paid.findLast((each) => each > 0n) ?? whole(0)),
  }
}

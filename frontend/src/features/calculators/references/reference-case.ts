/** The source of a reference result. `address` is absent for conventions without a page of their own. */
export type ReferenceSource = { name: string; address?: string }

/** Published results for an input, with the number of decimals published. */
export type ReferenceCase<Given, Result extends string> = {
  source: ReferenceSource
  given: Given
  expected: Readonly<Partial<Record<Result, number>>>
  decimals: number
}

/** A published result beside ours, for the accuracy page. `ours` is undefined if we have no result, which never agrees. */
export type CheckedResult<Given> = {
  source: ReferenceSource
  given: Given
  result: string
  expected: number
  ours: number | undefined
  difference: number | undefined
  decimals: number
  agrees: boolean
  /** A link to the calculator with this case filled in, if its limits allow the input. */
  address: string | undefined
}

/** Added to half of the last published decimal, to allow for floating-point error. */
const slack = 1e-7

/** Calculates every result of the cases and compares it with the published one. */
export function checkCases<Given, Result extends string>(
  cases: readonly ReferenceCase<Given, Result>[],
  resultsOf: (given: Given) => Readonly<Partial<Record<Result, number>>> | undefined,
  addressOf: (given: Given) => string | undefined,
): CheckedResult<Given>[] {
  return cases.flatMap(({ source, given, expected, decimals }) => {
    const worked: Readonly<Partial<Record<string, number>>> = resultsOf(given) ?? {}
    const address = addressOf(given)
    const published: Readonly<Partial<Record<string, number>>> = expected
    return Object.entries(published).flatMap(([result, value]) => {
      if (value === undefined) return []
      const ours = worked[result]
      const difference = ours === undefined ? undefined : ours - value
      const agrees = difference !== undefined && Math.abs(difference) <= 0.5 * 10 ** -decimals + slack
      return { source, given, result, expected: value, ours, difference, decimals, agrees, address }
    })
  })
}

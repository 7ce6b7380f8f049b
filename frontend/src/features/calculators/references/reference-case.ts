/** Where a reference figure was published. `address` is absent for conventions that are no single page. */
export type ReferenceSource = { name: string; address?: string }

/** Published figures for given input, with as many decimals as they were published. */
export type ReferenceCase<Given, Figure extends string> = {
  source: ReferenceSource
  given: Given
  expected: Readonly<Partial<Record<Figure, number>>>
  decimals: number
}

/** One figure beside ours, as the accuracy page lists it. `ours` is undefined where we give no result, which never agrees. */
export type CheckedFigure<Given> = {
  source: ReferenceSource
  given: Given
  figure: string
  expected: number
  ours: number | undefined
  difference: number | undefined
  decimals: number
  agrees: boolean
  /** The calculator with this case filled in, where it takes such input. */
  address: string | undefined
}

/** Beside the half of the last published decimal, for the error of doubles. */
const slack = 1e-7

/** Works out every figure of the cases with our functions and sets it beside the published one. */
export function checkCases<Given, Figure extends string>(
  cases: readonly ReferenceCase<Given, Figure>[],
  figuresOf: (given: Given) => Readonly<Partial<Record<Figure, number>>> | undefined,
  addressOf: (given: Given) => string | undefined,
): CheckedFigure<Given>[] {
  return cases.flatMap(({ source, given, expected, decimals }) => {
    const worked: Readonly<Partial<Record<string, number>>> = figuresOf(given) ?? {}
    const address = addressOf(given)
    const published: Readonly<Partial<Record<string, number>>> = expected
    return Object.entries(published).flatMap(([figure, value]) => {
      if (value === undefined) return []
      const ours = worked[figure]
      const difference = ours === undefined ? undefined : ours - value
      const agrees = difference !== undefined && Math.abs(difference) <= 0.5 * 10 ** -decimals + slack
      return { source, given, figure, expected: value, ours, difference, decimals, agrees, address }
    })
  })
}

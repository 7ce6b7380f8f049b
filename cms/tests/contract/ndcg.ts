import type { SearchAnswer } from '@artha/contract/search'

const places = 5
const gains = { meant: 3, helps: 1 } as const

interface Found {
  path: string
  title: string
}

/** All results of all groups, by rank. */
export const inOrder = ({ groups }: SearchAnswer): Found[] =>
  groups
    .flatMap(({ results }) => results)
    .sort((one, other) => one.rank - other.rank)
    .map(({ path, title }) => ({ path, title: title.map(({ text }) => text).join('') }))

const isOne = ({ path, title }: Found, right: string) => (right.startsWith('/') ? path === right : title.startsWith(right))

const discounted = (values: readonly number[]) => values.slice(0, places).reduce((sum, value, at) => sum + value / Math.log2(at + 2), 0)

/** Returns the nDCG of the first five results: 1 is the best possible, 0 has no expected result. */
export function ndcgOf(found: readonly Found[], meant: readonly string[], helps: readonly string[] = []): number {
  const gainOf = (each: Found) =>
    meant.some((right) => isOne(each, right)) ? gains.meant : helps.some((right) => isOne(each, right)) ? gains.helps : 0
  const best = [...meant.map(() => gains.meant), ...helps.map(() => gains.helps)]
  return discounted(found.map(gainOf)) / discounted(best)
}

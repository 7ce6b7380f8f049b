import type { SearchAnswer } from '@artha/contract/search'

const places = 5
const gains = { meant: 3, helps: 1 } as const

interface Found {
  path: string
  title: string
}

/** Everything that was found, in its order over all groups. */
export const inOrder = ({ groups }: SearchAnswer): Found[] =>
  groups
    .flatMap(({ results }) => results)
    .sort((one, other) => one.rank - other.rank)
    .map(({ path, title }) => ({ path, title: title.map(({ text }) => text).join('') }))

const isOne = ({ path, title }: Found, right: string) => (right.startsWith('/') ? path === right : title.startsWith(right))

const discounted = (values: readonly number[]) => values.slice(0, places).reduce((sum, value, at) => sum + value / Math.log2(at + 2), 0)

/** How good the first five are: 1 is the best that there is to find, 0 is nothing right. */
export function ndcgOf(found: readonly Found[], meant: readonly string[], helps: readonly string[] = []): number {
  const gainOf = (each: Found) =>
    meant.some((right) => isOne(each, right)) ? gains.meant : helps.some((right) => isOne(each, right)) ? gains.helps : 0
  const best = [...meant.map(() => gains.meant), ...helps.map(() => gains.helps)]
  return discounted(found.map(gainOf)) / discounted(best)
}

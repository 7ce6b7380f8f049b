import type { QueryableCalculator, Calculator } from './calculator.ts'
import type { Fields } from './field.ts'
import { readFields } from './read-fields.ts'
import { isRefused } from './refusal.ts'
import { resultOf } from './shown-results.ts'

/** Wraps a calculator so that a query string gives its results; used by the accuracy page, tiles and tests. */
export function queryable<const Of extends Fields, Results extends object>(of: Calculator<Of, Results>): QueryableCalculator {
  const { path, title, fields, work, results } = of
  const inputOf = (query: string) => readFields(fields, new URLSearchParams(query)).input
  return {
    path,
    title,
    fields,
    ask: (query, today) => {
      const input = inputOf(query)
      const worked = work(input, today)
      if (isRefused(worked)) return {}
      const there = results(input).map(({ id }) => [id, resultOf(worked, id)] as const)
      return Object.fromEntries(there.filter((each): each is [(typeof each)[0], number] => each[1] !== undefined))
    },
    compare: (query, today) => of.shared.compare(inputOf(query), today),
    held: (today) => of.held?.(inputOf(''), today),
    names: (query) => Object.fromEntries(results(inputOf(query)).map(({ id, name }) => [id, name])),
  }
}

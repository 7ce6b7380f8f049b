const counts = new Map<string, Map<string, number>>()

/** Counts one request to a price source by its outcome. */
export function countRequest(question: string, outcome: string): void {
  const outcomes = counts.get(question) ?? new Map<string, number>()
  counts.set(question, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1))
}

/** Returns the counts since this process started. */
export const requestCounts = (): { question: string; outcome: string; count: number }[] =>
  [...counts].flatMap(([question, outcomes]) => [...outcomes].map(([outcome, count]) => ({ question, outcome, count })))

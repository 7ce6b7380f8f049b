const counts = new Map<string, Map<string, number>>()

/** A question to a service of prices was answered, or why not. */
export function noteAsked(question: string, outcome: string): void {
  const outcomes = counts.get(question) ?? new Map<string, number>()
  counts.set(question, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1))
}

/** Since this process began. */
export const askedSoFar = (): { question: string; outcome: string; count: number }[] =>
  [...counts].flatMap(([question, outcomes]) => [...outcomes].map(([outcome, count]) => ({ question, outcome, count })))

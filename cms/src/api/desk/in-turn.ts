/** An answer that takes 8 s is given up (`middlewares/unavailable.ts`), and then no one knows what was done: nothing is begun so late. */
const beginsWithinMs = 4_000

/** Each one after the other, while there is time; of those for which there is none, what is said instead. */
export async function inTurn<Each, Outcome>(
  all: readonly Each[],
  work: (each: Each) => Promise<Outcome>,
  outOfTime: (each: Each) => Outcome,
  nowMs: () => number = () => performance.now(),
): Promise<Outcome[]> {
  const since = nowMs()
  const outcomes: Outcome[] = []
  for (const each of all) outcomes.push(nowMs() - since > beginsWithinMs ? outOfTime(each) : await work(each))
  return outcomes
}

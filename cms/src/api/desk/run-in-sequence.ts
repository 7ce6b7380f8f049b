/** A request is given up after 8 s (`middlewares/unavailable.ts`) and nobody learns what was done, so no item begins later than this. */
const beginsWithinMs = 4_000

/** Works through the items one after the other while there is time; the rest get the `outOfTime` outcome. */
export async function runInSequence<Each, Outcome>(
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

/** So many more are on their way while one is used. */
const ahead = 2

/**
 * Draws what is asked for in the order of a list, and the next ones of it meanwhile: a drawing takes the processor as long as storing
 * an entry does, and another core of it. What the list does not have is drawn when it is asked for.
 */
export function drawnAhead<Subject, Drawing>(
  subjects: readonly Subject[],
  nameOf: (subject: Subject) => string,
  draw: (subject: Subject) => Promise<Drawing>,
): (subject: Subject) => Promise<Drawing> {
  const places = new Map(subjects.map((subject, at) => [nameOf(subject), at]))
  const begun = new Map<number, Promise<Drawing>>()
  function begin(at: number, subject: Subject) {
    const drawing = begun.get(at) ?? draw(subject)
    // A failure is told to who asks for this one
    drawing.catch(() => undefined)
    begun.set(at, drawing)
    return drawing
  }
  return (subject) => {
    const at = places.get(nameOf(subject))
    if (at === undefined) return draw(subject)
    const drawing = begin(at, subject)
    begun.delete(at)
    for (const [more, next] of subjects.slice(at + 1, at + 1 + ahead).entries()) void begin(at + 1 + more, next)
    return drawing
  }
}

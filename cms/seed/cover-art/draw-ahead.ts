/** The number of drawings begun ahead of the one in use. */
const ahead = 2

/**
 * Returns a `draw` that also begins the next drawings of the list, so that drawing on one core overlaps with storing on another. A subject that is
 * not in the list is drawn on request.
 */
export function drawAhead<Subject, Drawing>(
  subjects: readonly Subject[],
  nameOf: (subject: Subject) => string,
  draw: (subject: Subject) => Promise<Drawing>,
): (subject: Subject) => Promise<Drawing> {
  const places = new Map(subjects.map((subject, at) => [nameOf(subject), at]))
  const begun = new Map<number, Promise<Drawing>>()
  function begin(at: number, subject: Subject) {
    const drawing = begun.get(at) ?? draw(subject)
    // The caller that requests this drawing gets the error; this avoids an unhandled rejection before that
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

/** The limits of the figures, as `bench/README.md` says them. */
export const limits = {
  /** Of requests a second to those of a bare server, at least. */
  cachedRatio: 0.5,
  cachedP99Ms: 25,
  /** Of processor time for one page. */
  drawingMs: { 'front page': 5, article: 2 },
  /** Of the cost in the largest archive to that in the smallest. */
  archiveRatio: 1.5,
  /** At this percentile of all questions, by the number of articles. */
  searchP95Ms: { 10_000: 50, 100_000: 80 },
  megabytes: { site: 250, cms: 450 },
}

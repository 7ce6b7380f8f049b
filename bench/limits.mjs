/** The limits of the figures, as `bench/README.md` says them. */
export const limits = {
  /** Of a bare server's processor time for a request to the site's, at least. */
  cachedRatio: 0.5,
  /** Of the other build's processor time for a request to this one's, at least. */
  releaseRatio: 0.9,
  /** Of processor time for one page. */
  drawingMs: { 'front page': 5, article: 2 },
  /** Of the whole processor time of a search never asked to that of drawing the front page: 150 a second to 400. */
  searchToFrontPage: 400 / 150,
  /** Of the cost in the largest archive to that in the smallest. */
  archiveRatio: 1.5,
  /** At this percentile of all questions, by the number of articles. */
  searchP95Ms: { 10_000: 50, 100_000: 80 },
  megabytes: { site: 250, cms: 450 },
}

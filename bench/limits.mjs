/** The limits of the measurements, as in `bench/README.md`. */
export const limits = {
  /** Least ratio of a bare server's processor time per request to the site's. */
  cachedRatio: 0.5,
  /** Least ratio of the other build's processor time per request to this one's. */
  releaseRatio: 0.9,
  /** Most processor time for one page, in milliseconds. */
  drawingMs: { 'front page': 5, article: 2 },
  /** Most ratio of a new search's whole processor time to the rendering of a front page: 150 searches a second against 400 pages. */
  searchToFrontPage: 400 / 150,
  /** Most ratio of a read's time in the largest archive to that in the smallest. */
  archiveRatio: 1.5,
  /** Longest 95th percentile of the searches in milliseconds, up to a number of articles. */
  searchP95Ms: [
    [10_000, 50],
    [100_000, 80],
  ],
  /** Longest task of a page on a phone whose processor is four times slower, in milliseconds. */
  phoneTaskMs: 200,
  /** Lighthouse's simulated phone: least score, latest paints, most shift. */
  lighthouse: { performance: 99, firstPaintMs: 1_100, largestPaintMs: 1_500, shift: 0 },
  /** Most resident memory of a program. */
  megabytes: { site: 250, cms: 450 },
}

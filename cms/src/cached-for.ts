import { monotonicMs } from '@artha/base/monotonic-clock'
import type { Core } from '@strapi/strapi'

/** Reads something at most once per `ms`; after a failure the next caller reads again. */
export function cachedFor<Read>(ms: number, read: (strapi: Core.Strapi) => Promise<Read>) {
  const kept = new WeakMap<Core.Strapi, { until: number; reading: Promise<Read> }>()
  return {
    of(strapi: Core.Strapi): Promise<Read> {
      const known = kept.get(strapi)
      if (known !== undefined && known.until > monotonicMs()) return known.reading
      const reading = read(strapi)
      kept.set(strapi, { until: monotonicMs() + ms, reading })
      reading.catch(() => {
        if (kept.get(strapi)?.reading === reading) kept.delete(strapi)
      })
      return reading
    },
    forget: (strapi: Core.Strapi): void => void kept.delete(strapi),
  }
}

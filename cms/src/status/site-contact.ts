import { monotonicMs } from '@artha/base/monotonic-clock'

/** The difference between the proxies in front of the site and its TRUST_PROXY. */
export type ProxyMismatch = 'fewer' | 'more'

let heardAtMs: number | undefined
let proxySlip: ProxyMismatch | undefined

/** Records a request of the site, which showed its key. Only its reads report on proxies. */
export function recordSiteContact(saysOfProxies: string): void {
  heardAtMs = monotonicMs()
  if (saysOfProxies !== '') proxySlip = saysOfProxies === 'fewer' || saysOfProxies === 'more' ? saysOfProxies : undefined
}

export const siteProxyMismatch = (): ProxyMismatch | undefined => proxySlip

/**
 * Returns when this process last heard the site, by the present clock, so that setting the clock causes no silence. Another replica may have
 * heard it later.
 */
export const lastSiteContact = (now: Date): Date | null => (heardAtMs === undefined ? null : new Date(now.getTime() - (monotonicMs() - heardAtMs)))

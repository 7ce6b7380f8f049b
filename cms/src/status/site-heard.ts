import { monotonicMs } from '@artha/base/monotonic-clock'

/** How the proxies before the site differ from what its TRUST_PROXY promises. */
export type ProxySlip = 'fewer' | 'more'

let heardAtMs: number | undefined
let proxySlip: ProxySlip | undefined

/** The site showed the key that only it has. What it says of its proxies comes with its reads alone. */
export function siteWasHeard(saysOfProxies: string): void {
  heardAtMs = monotonicMs()
  if (saysOfProxies !== '') proxySlip = saysOfProxies === 'fewer' || saysOfProxies === 'more' ? saysOfProxies : undefined
}

export const siteProxySlip = (): ProxySlip | undefined => proxySlip

/** By this process, on the clock of now: one that was set since makes no silence. Another replica may have heard it meanwhile. */
export const siteHeardAt = (now: Date): Date | null => (heardAtMs === undefined ? null : new Date(now.getTime() - (monotonicMs() - heardAtMs)))

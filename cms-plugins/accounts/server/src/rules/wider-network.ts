/** The limit of a /48 is this multiple of the limit of a /64. Enough for a few households of one provider; little for an owner of all 65,536. */
export const widerFactor = 4

const sixtyFour = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/

/** Returns the /48 around an address counted as an IPv6 /64; undefined for any other. Hosting companies give away whole /48s. */
export function widerNetwork(clientAddress: string): string | undefined {
  const network = sixtyFour.exec(clientAddress)?.[1]
  return network === undefined ? undefined : `${network}::/48`
}

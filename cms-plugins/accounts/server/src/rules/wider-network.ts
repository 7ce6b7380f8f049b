/** How often more tries a /48 has than a /64 in it: enough for a few households of one provider, few for who owns all 65,536. */
export const widerFactor = 4

const sixtyFour = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/

/** The /48 around an origin that is counted as an IPv6 /64; undefined for any other. Hosters give a /48 to who asks for one. */
export function widerNetwork(origin: string): string | undefined {
  const network = sixtyFour.exec(origin)?.[1]
  return network === undefined ? undefined : `${network}::/48`
}

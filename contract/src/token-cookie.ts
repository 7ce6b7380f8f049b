/**
 * The cookie that a sign-in with Google ends with, beside the token in the address: the token's SHA-256 in hexadecimal. The
 * page takes at once a token that its own browser holds the cookie of, and asks before it takes any other, so that a link
 * with somebody's token signs nobody in unasked. With __Host- neither a page of another host of the domain nor one over
 * plain http can plant it.
 */
export const tokenCookieName = (isHttps: boolean): string => (isHttps ? '__Host-artha-token' : 'artha-token')

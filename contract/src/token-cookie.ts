/**
 * The cookie that a sign-in with Google sets, beside the token in the address: the token's SHA-256 in hexadecimal. The page
 * accepts a token at once only if its own browser holds this cookie, and asks before it accepts any other, so that a link
 * with another user's token signs the browser in only after a question. With __Host- neither a page of another host of the
 * domain nor one over plain http can plant it. Each token has a cookie of its own, so that two tabs may end at one moment.
 */
export const tokenCookieName = (isHttps: boolean, hash: string): string => `${isHttps ? '__Host-' : ''}artha-token-${hash.slice(0, 16)}`

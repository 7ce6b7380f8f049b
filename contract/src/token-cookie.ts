/**
 * Returns the name of the cookie that a Google sign-in sets beside the token in the address. Its value is the token's SHA-256 in
 * hexadecimal. The page accepts a token at once only with this cookie, and asks before it accepts any other, so that a link with another
 * user's token cannot sign a reader in unasked. With __Host- no other host and no http page can set it. Each token has its own cookie, so
 * that two tabs can finish at once.
 */
export const tokenCookieName = (isHttps: boolean, hash: string): string => `${isHttps ? '__Host-' : ''}artha-token-${hash.slice(0, 16)}`

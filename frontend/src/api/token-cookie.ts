import { tokenCookieName } from '@artha/contract/token-cookie'

/** True if Google's sign-in gave this token to this browser: it left the token's hash in a cookie. Deletes the cookie. */
export async function isFromThisBrowser(token: string) {
  const isHttps = window.location.protocol === 'https:'
  const hash = await sha256(token)
  if (hash === undefined) return false
  const name = tokenCookieName(isHttps, hash)
  const isKept = document.cookie.split('; ').includes(`${name}=${hash}`)
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return isKept
}

async function sha256(text: string) {
  // Missing on plain http other than localhost; Google does not redirect to such addresses
  if (!('subtle' in crypto)) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

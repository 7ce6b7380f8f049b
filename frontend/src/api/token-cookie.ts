import { tokenCookieName } from '@artha/contract/token-cookie'

/** Whether Google's sign-in gave this token to this very browser: it left the token's hash in a cookie, which goes now. */
export async function wasGivenHere(token: string) {
  const isHttps = window.location.protocol === 'https:'
  const name = tokenCookieName(isHttps)
  const kept = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return kept !== undefined && kept === (await sha256(token))
}

async function sha256(text: string) {
  // Missing on a plain http address other than localhost: Google redirects to no such address
  if (!('subtle' in crypto)) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns 128 random bits in hexadecimal. `randomUUID` is missing on plain http pages, such as on a local network. */
export const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const waitLimitMs = 30_000

/** Decodes quoted-printable text: joins long lines and replaces character codes. */
const decoded = (mail: string) =>
  mail.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Waits for a mail to an address whose text matches, and returns the pattern's first group. Throws after the limit. */
export async function findInMail(folder: string, address: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + waitLimitMs
  while (Date.now() < until) {
    for (const name of await readdir(folder).catch(() => [])) {
      const mail = decoded(await readFile(path.join(folder, name), 'utf8'))
      const found = mail.includes(`To: ${address}`) ? pattern.exec(mail)?.[1] : undefined
      if (found !== undefined) return found
    }
    await pause(100)
  }
  throw new Error(`No mail to ${address} with ${String(pattern)}`)
}

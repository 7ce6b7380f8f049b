/** @typedef {{ account: string, email: string, password: string }} FirstPassword */

/**
 * Returns the generated passwords in a frame. They are shown only once, because the database stores only hashes.
 * @param {FirstPassword[]} passwords
 */
export function firstPasswordsBox(passwords) {
  if (passwords.length === 0) return ''
  const rows = [
    'First passwords. They are shown this once: write them down, then change them.',
    '',
    ...passwords.flatMap(({ account, email, password }) => [account, `  e-mail    ${email}`, `  password  ${password}`, '']),
  ].slice(0, -1)
  const width = Math.max(...rows.map((row) => row.length))
  const edge = '─'.repeat(width + 2)
  return [`┌${edge}┐`, ...rows.map((row) => `│ ${row.padEnd(width)} │`), `└${edge}┘`].join('\n')
}

/**
 * Collects the passwords that the cms reports. They are printed by `show`, or at the latest when the launcher exits: the accounts
 * exist even if the site does not start, and their passwords would be lost.
 */
export function collectFirstPasswords() {
  /** @type {FirstPassword[]} */
  const waiting = []
  const show = () => {
    if (waiting.length > 0) console.log(`\n${firstPasswordsBox(waiting.splice(0))}`)
  }
  process.on('exit', show)
  return { add: (/** @type {FirstPassword} */ password) => void waiting.push(password), show }
}

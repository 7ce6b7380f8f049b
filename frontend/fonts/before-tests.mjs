/** The server's tests draw with the fonts of a build, which may not have been made yet or may be those of an older state. */
export default async function setup() {
  await import('./make-fonts.mjs')
}

// Written in old syntax, because Node versions far older than the required one run this file.

/** The oldest version that Vite and Vitest support; Strapi needs only 20.0. */
var oldestNode = '20.19.0'

/**
 * Returns the message for a Node version that is too old, or undefined.
 * @param {string} version such as 20.19.4
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  var have = version.split('.').map(Number)
  var need = oldestNode.split('.').map(Number)
  for (var place = 0; place < need.length; place += 1) {
    var difference = Number(have[place]) - Number(need[place])
    if (difference > 0) return undefined
    if (difference < 0) {
      return 'Artha needs Node ' + oldestNode + ' or newer; this is Node ' + version + '. Get it from https://nodejs.org/ and try again.'
    }
  }
  return undefined
}

export function requireNodeVersion() {
  var problem = nodeVersionProblem(process.versions.node)
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}

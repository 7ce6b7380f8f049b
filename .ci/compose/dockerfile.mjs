import { readFileSync } from 'node:fs'

/**
 * The last stage of a Dockerfile: how its program runs.
 * @typedef {{ bases: string[], env: Record<string, string>, workdir: string, user: string, command: string[], copied: string[], made: string[] }} Image
 *   `copied`: sources that any stage copies from the project; `made`: source and target of what the last stage copies from earlier ones
 */

/**
 * @param {string} file
 * @returns {Image}
 */
export function readDockerfile(file) {
  const text = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const starts = lines.flatMap((line, index) => (line.startsWith('FROM ') ? [index] : []))
  const last = lines.slice(starts.at(-1))
  const all = (/** @type {string[]} */ among, /** @type {string} */ instruction) => {
    return among.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1).trim())
  }
  return {
    bases: starts.map((at) => (lines[at] ?? '').split(/\s+/)[1] ?? ''),
    env: Object.fromEntries(all(last, 'ENV').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    workdir: all(last, 'WORKDIR').at(-1) ?? '/',
    user: all(last, 'USER').at(-1) ?? 'root',
    command: JSON.parse(all(last, 'CMD').at(-1) ?? '[]'),
    made: all(last, 'COPY')
      .filter((what) => what.startsWith('--from='))
      .map((what) => what.replace(/^\S+\s+/, '')),
    copied: all(lines, 'COPY')
      .filter((what) => !what.startsWith('--from='))
      .flatMap((what) => what.split(/\s+/).slice(0, -1)),
  }
}

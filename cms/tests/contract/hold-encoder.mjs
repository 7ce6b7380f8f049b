/** Loaded before the cms (`--import`). When its parent asks, stops the next picture encoder as it starts, until the parent lets it continue. */
import { createRequire } from 'node:module'

const childProcess = createRequire(import.meta.url)('node:child_process')
const { fork } = childProcess
let isToRest = false
let resting

childProcess.fork = (...started) => {
  const child = fork(...started)
  if (!isToRest) return child
  isToRest = false
  resting = child
  child.kill('SIGSTOP')
  process.send({ type: 'an encoder rests' })
  return child
}

process.on('message', ({ encoder }) => {
  if (encoder === 'rest') isToRest = true
  if (encoder === 'go on') resting.kill('SIGCONT')
})
process.channel?.unref()

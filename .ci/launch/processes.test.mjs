import os from 'node:os'
import { expect, it } from 'vitest'
import { acceptsConnections } from './answers.mjs'
import { startProcess, stopAllProcesses } from './processes.mjs'
import { runStep } from './run-step.mjs'

const cwd = os.tmpdir()
const says = "process.send('up'); setInterval(() => {}, 1000);"
/** @param {string} code */
function startScript(code, stopsLast = false) {
  /** @type {import('./processes.mjs').Process | undefined} */
  let started
  const up = new Promise((resolve) => {
    started = startProcess(process.execPath, ['-e', code], { cwd, ipc: true, stopsLast, onMessage: resolve })
  })
  return up.then(() => /** @type {import('./processes.mjs').Process} */ (started))
}

it('asks a program to end, and lets it finish', async () => {
  const program = await startScript(`process.on('SIGTERM', () => { console.log('finished'); process.exit(0) }); ${says}`)
  expect(await program.stop(60_000)).toEqual({ code: 0, signal: null })
  expect(program.output()).toBe('finished')
})

it('ends one that does not listen when its time is over', async () => {
  const program = await startScript(`process.on('SIGTERM', () => {}); ${says}`)
  expect(await program.stop(50)).toEqual({ code: null, signal: 'SIGKILL' })
})

it('takes along what the program had started', async () => {
  const grandchild = "require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port) })"
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });`
  const program = await startScript(`${child} process.on('SIGTERM', () => process.exit(0)); ${says}`)
  await expect.poll(() => program.output()).toMatch(/^\d+$/)
  const port = Number(program.output())
  expect(await acceptsConnections(port)).toBe(true)
  await program.stop(60_000)
  await expect.poll(() => acceptsConnections(port)).toBe(false)
})

it('stops the one that was started last first', async () => {
  const stamp = "process.on('SIGTERM', () => { console.log(process.hrtime.bigint().toString()); process.exit(0) });"
  const first = await startScript(stamp + says)
  const second = await startScript(stamp + says)
  await stopAllProcesses({ graceMs: 60_000 })
  expect(BigInt(second.output())).toBeLessThan(BigInt(first.output()))
})

it('stops last what the others need while they finish, however late it was started', async () => {
  const stamp = "process.on('SIGTERM', () => { console.log(process.hrtime.bigint().toString()); process.exit(0) });"
  const site = await startScript(stamp + says)
  const cms = await startScript(stamp + says, true)
  await stopAllProcesses({ graceMs: 60_000 })
  expect(BigInt(site.output())).toBeLessThan(BigInt(cms.output()))
})

it('tells how a step failed and what it said', async () => {
  const step = runStep('Building x', [process.execPath, '-e', "console.log('line'); process.exit(3)"], { cwd })
  await expect(step).rejects.toMatchObject({ message: 'Building x failed (exit code 3). It said:', output: 'line' })
  await expect(runStep('Building x', ['/no/such/program'], { cwd })).rejects.toThrow(/Building x failed \(spawn .*ENOENT\)/)
})

import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { cmsEnv, newHome } from '../running-cms'

/** Returns every route that Strapi has registered in the built cms, as "GET /path/:id". */
export async function registeredRoutes(): Promise<string[]> {
  const home = await newHome()
  const child = fork(path.join(__dirname, 'print-routes.mjs'), { silent: true, env: cmsEnv(home) })
  const written: string[] = []
  child.stderr?.on('data', (text: Buffer) => written.push(text.toString()))
  try {
    return await new Promise<string[]>((resolve, reject) => {
      child.on('message', (message) => {
        // The cms also sends messages about its start.
        if (Array.isArray(message)) resolve(message as string[])
      })
      child.once('exit', (code) => reject(new Error(`The list of routes ended with ${code}: ${written.join('')}`)))
    })
  } finally {
    child.kill('SIGKILL')
    await rm(home.folder, { recursive: true, force: true })
  }
}
